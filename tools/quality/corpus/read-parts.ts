import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads a text file below this folder whose parts begin with a line like "# name"; a name may occur again. */
export function readParts(file: string): (name: string) => readonly string[] {
  const parts = readFileSync(join('tools/quality/corpus', file), 'utf8').split(/^# /m).slice(1);
  return (name) =>
    parts
      .filter((part) => part.startsWith(`${name}\n`))
      .map((part) => part.slice(name.length).trim());
}
