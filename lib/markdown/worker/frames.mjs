// Frames of forms, tables and boxed stamps: their rules go, the writing they hold together stays, and where a stamp's box stood is remembered.
import { boxOf, erase, findComponents } from "./components.mjs";
import { eraseRules } from "./rules.mjs";
import { forEachRun } from "./runs.mjs";

const STRIP = 24;
/** Of its height or width, a box has so much along each of its sides; a seal's ring has less. */
const SIDE_MIN = 0.7;
const SIDES_MIN = 3;

/** Strokes of a rule that lies askew are cut into runs; the longest run in a letter is shorter than this. */
const RULE_RUN_MIN = 45;

/** Words that stand on a rule and touch it: far longer than high, higher than the rule. */
const isOnRule = ({ w, h }) => w >= 150 && h >= 14 && w > 4 * h;

/** A piece of ink that may hold rules together with what touches them. */
const isFrame = ({ w, h, fill }) => (w > 300 && h > 150 && fill < 0.35) || (w > 220 && h > 80 && fill < 0.2) || w > 1_500 || h > 900;

/** A stamp's box is a part of the page, not the page's own border. */
const hasStampSize = ({ w, h }, { width, height }) => w >= 220 && h >= 80 && w < width * 0.62 && h < height * 0.3;

/** Marks of the rows (or columns) in which a frame has ink, for each strip of its width (or height). */
const strips = (across, along) => Array.from({ length: Math.ceil(across / STRIP) }, () => new Uint8Array(along));

function stripsOf(components, boxes) {
  const marks = new Map();
  for (const [of, { w, h }] of boxes) marks.set(of, { upright: strips(w, h), level: strips(h, w) });
  for (let run = 0; run < components.runs; run++) {
    const box = boxes.get(components.runOf[run]);
    if (!box) continue;
    const { upright, level } = marks.get(components.runOf[run]);
    const [from, to, y] = [components.runFrom[run] - box.left, components.runTo[run] - box.left, components.runY[run] - box.top];
    for (let strip = Math.floor(from / STRIP); strip <= Math.floor((to - 1) / STRIP); strip++) upright[strip][y] = 1;
    level[Math.floor(y / STRIP)].fill(1, from, to);
  }
  return marks;
}

/** The first and the last strip, or two beside each other (rules lie askew), that a rule runs through; their places in pixels. */
function rulesIn(marks) {
  const isRule = marks.map((own, at) => {
    const next = marks[at + 1] ?? own;
    let covered = 0;
    for (let place = 0; place < own.length; place++) covered += own[place] | next[place];
    return covered >= own.length * SIDE_MIN;
  });
  const [first, last] = [isRule.indexOf(true), isRule.lastIndexOf(true)];
  return first === -1 ? [] : last - first < 2 ? [first * STRIP] : [first * STRIP, (last + 2) * STRIP];
}

/** From and to of a box, from its rules; where one is missing, the frame's own end stands for it. */
const spanOf = (rules, start, length) => [start + (rules[0] ?? 0), start + Math.min(length - 1, rules[1] ?? length - 1)];

/** The boxes of stamps among frames. A box may lack one of its sides. */
function stampBoxes(bitmap, components, frames) {
  const boxes = new Map();
  for (let of = 0; of < components.count; of++) if (frames[of] && hasStampSize(boxOf(components, of), bitmap)) boxes.set(of, boxOf(components, of));
  const found = { left: [], top: [], right: [], bottom: [] };
  for (const [of, { upright, level }] of stripsOf(components, boxes)) {
    const box = boxes.get(of);
    const [sides, ends] = [rulesIn(upright), rulesIn(level)];
    if (sides.length + ends.length < SIDES_MIN) continue;
    const [left, right] = spanOf(sides, box.left, box.w);
    const [top, bottom] = spanOf(ends, box.top, box.h);
    found.left.push(left);
    found.right.push(right);
    found.top.push(top);
    found.bottom.push(bottom);
  }
  return found;
}

/** Erases the rules of the marked pieces in place; whether there were any. */
function eraseWithin(bitmap, components, marked, lengthMin) {
  if (!marked.includes(1)) return false;
  const { width, height } = bitmap;
  const alone = { ink: new Uint8Array(bitmap.ink.length), width, height };
  for (let run = 0; run < components.runs; run++)
    if (marked[components.runOf[run]]) {
      const row = components.runY[run] * width;
      alone.ink.fill(1, row + components.runFrom[run], row + components.runTo[run]);
    }
  erase(bitmap, components, marked);
  eraseRules(alone, lengthMin);
  forEachRun(alone, (y, from, to) => bitmap.ink.fill(1, y * width + from, y * width + to));
  return true;
}

/**
 * Frees the writing that touches frames and rules by erasing these in place, and no other stroke: taking short ones does more harm to letters than good.
 * @returns {{components: import("./components.mjs").Components, frames: import("./components.mjs").Boxes}}
 */
export function freeFrames(bitmap, components) {
  const frames = new Uint8Array(components.count);
  const onRules = new Uint8Array(components.count);
  for (let of = 0; of < components.count; of++) {
    const box = boxOf(components, of);
    if (isOnRule(box)) onRules[of] = 1;
    else if (isFrame(box)) frames[of] = 1;
  }
  const boxes = stampBoxes(bitmap, components, frames);
  const some = [eraseWithin(bitmap, components, frames), eraseWithin(bitmap, components, onRules, RULE_RUN_MIN)].includes(true);
  return { components: some ? findComponents(bitmap) : components, frames: boxes };
}
