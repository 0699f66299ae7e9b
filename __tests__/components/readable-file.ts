import { webcrypto } from 'node:crypto';

function read(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
}

/** Adds what jsdom lacks: reading and hashing a file. */
export function makeFilesReadable(): void {
  Object.assign(Blob.prototype, {
    arrayBuffer: read,
    text(this: Blob) {
      return read.call(this).then((content) => Buffer.from(content).toString());
    },
  });
  Object.defineProperty(globalThis.crypto, 'subtle', {
    value: {
      digest: (name: string, content: ArrayBuffer) =>
        webcrypto.subtle.digest(name, Buffer.from(content)),
    },
  });
}
