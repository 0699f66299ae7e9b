import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workerFile } from '@/components/offline/model/name';
import { inventoryFile } from '../build/inventory';
import { isHashed } from '../release/listed-file';
import { textsOf } from './file-text';
import type { PersonalValue } from './personal-value';
import { PhraseIndex } from './phrase';
import { isGated } from './public-file';
import { decodedForms } from './reading';

/** How a value becomes public: in a page or another public file, in a script, in a file name, or as a picture. */
export type LeakSource = 'page' | 'script' | 'name' | 'picture';

/** A personal value that a public file of `out/` would reveal. */
export interface Leak {
  value: PersonalValue;
  file: string;
  source: LeakSource;
}

/** Files that list gated addresses without their content. The names of pictures are searched separately. */
const addressLists: ReadonlySet<string> = new Set([workerFile.slice(1), inventoryFile]);

/**
 * Searches for personal values in the public files of an export, in the names of all its files, and in its pictures.
 */
export function findLeaks(
  outDir: string,
  files: readonly string[],
  values: readonly PersonalValue[],
): Leak[] {
  const texts = new PhraseIndex<PersonalValue>();
  const names = new PhraseIndex<PersonalValue>();
  const pictures = new Map(
    values.filter(({ picture }) => picture).map((value) => [value.text.slice(1), value]),
  );
  for (const value of values) {
    texts.add(value.text, value);
    if (!value.picture) names.add(value.text, value);
  }
  return files.flatMap((file) => {
    const leaks: Leak[] = [...names.find(file)].map((value) => ({ value, file, source: 'name' }));
    if (isGated(file)) return leaks;
    const picture = pictures.get(file);
    if (picture) leaks.push({ value: picture, file, source: 'picture' });
    const source = isHashed(file) ? 'script' : 'page';
    const found = textsOf(file, readFileSync(join(outDir, file)))
      .flatMap((text) => decodedForms(text))
      .flatMap((text) => [...texts.find(text)])
      .filter((value) => !(value.picture && addressLists.has(file)));
    return [...leaks, ...[...new Set(found)].map((value) => ({ value, file, source }) as const)];
  });
}
