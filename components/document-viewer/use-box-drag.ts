"use client";
import { type PointerEvent, useRef, useState } from "react";
import { boxBetween, type Rect, unturned } from "./words-within";

/** A drag shorter than this is a click. */
const slackPx = 5;

/** A box drawn with the mouse or a pen on a sheet that may be turned, in parts of the sheet as scanned. A finger scrolls. */
export function useBoxDrag(turn: number, onBox: (box: Rect) => void, onClick: (x: number, y: number) => void) {
  const from = useRef<{ x: number; y: number; at: [number, number] } | null>(null);
  const [box, setBox] = useState<Rect | null>(null);
  const place = (event: PointerEvent<HTMLElement>): [number, number] => {
    const rect = event.currentTarget.getBoundingClientRect();
    const part = (value: number) => Math.min(1, Math.max(0, value));
    return unturned(part((event.clientX - rect.left) / rect.width), part((event.clientY - rect.top) / rect.height), turn);
  };
  return {
    box,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        from.current = { x: event.clientX, y: event.clientY, at: place(event) };
        if (event.pointerType === "touch") return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const start = from.current;
        if (!start || event.pointerType === "touch") return;
        if (!box && Math.hypot(event.clientX - start.x, event.clientY - start.y) < slackPx) return;
        setBox(boxBetween(start.at, place(event)));
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const start = from.current;
        from.current = null;
        if (!start) return;
        if (box) onBox(box);
        else if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < slackPx) onClick(...start.at);
        setBox(null);
      },
      onPointerCancel: () => {
        from.current = null;
        setBox(null);
      },
    },
  };
}
