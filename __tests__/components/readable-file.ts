import { webcrypto } from 'node:crypto';

function read(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
}

/** Adds what jsdom lacks: reading and hashing a file, and signing. */
export function makeFilesReadable(): void {
  Object.assign(Blob.prototype, {
    arrayBuffer: read,
    text(this: Blob) {
      return read.call(this).then((content) => Buffer.from(content).toString());
    },
  });
  const { subtle } = webcrypto;
  Object.defineProperties(globalThis.crypto, {
    subtle: {
      value: {
        digest: (name: string, content: ArrayBuffer) => subtle.digest(name, Buffer.from(content)),
        generateKey: subtle.generateKey.bind(subtle),
        exportKey: subtle.exportKey.bind(subtle),
        sign: (...[algorithm, key, content]: Parameters<typeof subtle.sign>) =>
          subtle.sign(algorithm, key, Buffer.from(content as ArrayBuffer)),
      },
    },
    randomUUID: { value: () => webcrypto.randomUUID() },
  });
}
