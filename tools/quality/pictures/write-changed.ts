import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file unless it already has these bytes, because a touched source makes the site build again. */
export function writeChanged(path: string, bytes: Buffer): void {
  const same = existsSync(path) && readFileSync(path).equals(bytes);
  if (!same) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
  const size = `${(bytes.length / 1000).toFixed(1)} kB`;
  console.log(`${path}  ${size}${same ? ', unchanged' : ''}`);
}
