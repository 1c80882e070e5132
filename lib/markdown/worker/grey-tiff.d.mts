export function greyTiff(picture: { ink: Uint8Array; width: number; height: number }): Buffer;
