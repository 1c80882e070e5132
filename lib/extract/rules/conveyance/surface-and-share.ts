// An object that opens with the surface and goes on to a share of the minerals: "the surface of the said land, all buildings, and therewith one-half of the oil and gas".
import { ONE, toWire } from "@/lib/fraction/rational";
import { bareInterest, type Found, readInterests } from "./interest";
import { describedAt } from "./phrases/base";
import { createdInOne } from "./phrases/holder";
import { findShares } from "./phrases/share";

const SURFACE_FIRST =
  /^\W*(?:the following,? ?(?:to-?wit)?:? ?)?(?:\(?\w{1,2}[.)] )?(?:(?:all|of|the|entire|whole|full|fee) )*surface(?: (?:estate|rights?|interest))?\b(?! (?:only|alone|and (?:all )?(?:of )?(?:the )?minerals?)\b)/i;
/** Where the words go over to what is not given, to what comes together with it by a clause of its own, or to another sentence. */
const ENDS =
  /\b(?:together with|(?:the|its) (?:remaining|other|rest|balance|residue)|reserv\w+|retain\w*|ke(?:ep|pt)\w*|withh\w+|except\w*|sav(?:e|ing)|less|subject to|but|no|not|without|warrant\w*)\b|(?<=[a-z\d]{3})\.(?= [A-Z])/i;
/** What joins the share to the surface. */
const JOINED = /\b(?:and|with|also|plus|therewith|likewise)\b[^.;]{0,40}$/i;
const FURTHEST = 700;

/** "being the surface of said tract and all of the minerals therein which were conveyed to us": the list says what passes. */
function specified(words: string, offset: number): Found[] {
  const m =
    /\b(?:that is to say|being|consisting of|comprising|namely),? (?=(?:all of |an? |the |one|two|three|\d|undivided |half |of ){0,6}(?:the )?(?:surface\b(?! and (?:all )?(?:the )?minerals?\b)|lands?\b(?!,? (?:which|that|as|in which|conveyed|described|acquired|owned|held|known|bought|purchased|heretofore|deeded|set|patented)\b))[^.;]{0,60}\band\b[^.;]{0,40}\b(?:half|mineral|oil|gas|coal))/i.exec(
      words,
    );
  if (!m) return [];
  const start = m.index + m[0].length;
  const list = words.slice(start).split(/[;]/)[0] ?? "";
  const cut = /\b(?:surface|land)\b/i.exec(list);
  if (!cut) return [];
  const surfaceWords = list.slice(0, cut.index + cut[0].length);
  const share = findShares(surfaceWords)[0];
  const surface: Found = {
    interest: { ...bareInterest("surface", surfaceWords), fraction: toWire(share?.value ?? ONE) },
    span: { start: offset + start, end: offset + start + surfaceWords.length },
    fraction: share ? { start: offset + start + share.start, end: offset + start + share.end } : null,
    confidence: 0.8,
  };
  const restStart = cut.index + cut[0].length;
  const minerals = readInterests(list.slice(restStart), offset + start + restStart).slice(0, 1);
  return minerals.length ? [surface, ...minerals.map((f) => describedGrant(f, list.slice(restStart)))] : [];
}

function describedGrant(found: Found, words: string): Found {
  const at = describedAt(words);
  const created = at >= 0 ? createdInOne(words.slice(at)) : null;
  if (!created) return found;
  const all = found.interest.fraction?.fraction === "1" && found.interest.of === "whole";
  return { ...found, interest: { ...found.interest, ...(all ? { of: "described_interest" as const } : {}), created_in: created } };
}

/** The surface and the share given with it; empty where the object opens otherwise or goes on to no share. `words`: the object, up to the first clause that turns it. */
export function surfaceAndShare(words: string, offset: number): Found[] {
  const listed = specified(words, offset);
  return listed.length ? listed : opensWithSurface(words, offset);
}

function opensWithSurface(words: string, offset: number): Found[] {
  const head = SURFACE_FIRST.exec(words);
  if (!head) return [];
  const from = head[0].length;
  const behind = words.slice(from, from + FURTHEST);
  const rest = behind.slice(0, behind.search(ENDS) < 0 ? undefined : behind.search(ENDS));
  const share = readInterests(rest, offset + from).find((f) => f.interest.estate_type === "mineral" && f.fraction !== null);
  if (!share?.fraction || !JOINED.test(rest.slice(0, share.fraction.start - offset - from))) return [];
  const surface = { ...bareInterest("surface", words.slice(0, share.fraction.start - offset).trim()), fraction: toWire(ONE) };
  return [{ interest: surface, span: { start: offset, end: share.fraction.start }, fraction: null, confidence: 0.8 }, share];
}
