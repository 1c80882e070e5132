import { useEffect, useState } from "react";

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
const behindDialog = () => document.querySelector("dialog:modal") !== null;

/**
 * Watches the whole window for files dragged over it and hands a drop to `take`; answers whether files hang over the page now.
 * Drags without files, and those another place has already taken, are left alone. Without `take`, or behind a dialog, the
 * drop is refused, so that the browser does not leave the page to open the file.
 */
export function useFileDrag(take: ((transfer: DataTransfer) => void) | null): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const onOver = (event: DragEvent) => {
      if (event.defaultPrevented || !carriesFiles(event) || !event.dataTransfer) return;
      event.preventDefault();
      const open = take !== null && !behindDialog();
      event.dataTransfer.dropEffect = open ? "copy" : "none";
      setOver(open);
    };
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      if (event.defaultPrevented || !carriesFiles(event) || !event.dataTransfer) return;
      event.preventDefault();
      if (take && !behindDialog()) take(event.dataTransfer);
    };
    window.addEventListener("dragover", onOver);
    window.addEventListener("dragleave", onLeave);
    window.addEventListener("drop", onDrop);
    return () => {
      window.removeEventListener("dragover", onOver);
      window.removeEventListener("dragleave", onLeave);
      window.removeEventListener("drop", onDrop);
    };
  }, [take]);
  return over && take !== null;
}
