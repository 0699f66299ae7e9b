import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { encode } from 'uqr';

const size = { width: 640, height: 480 };

/** A picture of codes side by side, grey on light grey, as Y4M has it: brightness first, then no colour. */
function frameOf(texts: readonly string[]): Uint8Array {
  const { width, height } = size;
  const frame = new Uint8Array((width * height * 3) / 2).fill(128).fill(160, 0, width * height);
  texts.forEach((text, place) => {
    const code = encode(text, { ecc: 'M', border: 4 });
    for (let y = 0; y < code.size * 5; y++)
      for (let x = 0; x < code.size * 5; x++)
        frame[(y + 100) * width + x + 40 + place * 300] = code.data[Math.floor(y / 5)]![
          Math.floor(x / 5)
        ]
          ? 40
          : 220;
  });
  return frame;
}

/** Writes what a camera sees: each picture for two seconds, and nothing for as long after it. */
export function writeCameraVideo(path: string, pictures: readonly (readonly string[])[]): void {
  const { width, height } = size;
  const frames = pictures.flatMap((texts) => [
    ...Array<Uint8Array>(10).fill(frameOf(texts)),
    ...Array<Uint8Array>(10).fill(frameOf([])),
  ]);
  const mark = Buffer.from('FRAME\n');
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F5:1 Ip A1:1 C420\n`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, Buffer.concat([head, ...frames.flatMap((frame) => [mark, frame])]));
}
