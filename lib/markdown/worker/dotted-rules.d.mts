export function dropDotted(components: { count: number; left: Int32Array; top: Int32Array; right: Int32Array; bottom: Int32Array }, drop: Uint8Array): void;
