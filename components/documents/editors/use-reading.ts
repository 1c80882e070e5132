"use client";
import { useEffect, useState } from "react";
import { type LandPlace, useReadText } from "@/lib/client/use-read-text";
import type { ReviewField } from "@/lib/contracts/review";

/** What the server reads in the text while it is typed: asked for after a short rest, only for kinds whose words mean a value. */
export function useReading(control: ReviewField["control"], text: string, wanted: boolean, place: LandPlace | null) {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const later = setTimeout(() => setSettled(text), 200);
    return () => clearTimeout(later);
  }, [text]);
  const reading = useReadText(control, settled, wanted && settled.trim() !== "", place);
  return { reading: settled === text ? reading.data : undefined, waiting: wanted && (settled !== text || reading.isFetching) };
}
