export declare function joinTiffs(files: Uint8Array[]): Buffer;
