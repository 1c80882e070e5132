type Picture = { ink: Uint8Array; width: number; height: number };
export function greyTiffParts(picture: Picture): Uint8Array[];
export function greyTiff(picture: Picture): Buffer;
