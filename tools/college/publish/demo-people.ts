import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sealedPath } from '@/lib/record/derivation';
import { indexFile } from '@/tools/file/people-file';
import { builtInDemo } from '../demo';
import { peopleIndex } from '../seal/sealed-folder';
import { sealRecord } from '../seal/seal-record';

/**
 * Seals the built-in demo college into a folder and returns how many people it has. Its secret is public. Open work is due
 * in the weeks after `today`.
 */
export function writeDemoPeople(people: string, today: string): number {
  const { secret, college: id, records } = builtInDemo(today);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(people, path)), { recursive: true });
    writeFileSync(join(people, path), text);
  };
  for (const record of records) {
    const { name, sealed } = sealRecord({ id, secret, generations: {} }, record);
    write(sealedPath(name), sealed);
  }
  write(indexFile, peopleIndex(id, 0));
  return records.length;
}
