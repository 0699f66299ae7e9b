import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sealedHeader } from '@/lib/record/derivation';
import { inventoryFile } from '@/tools/file/inventory';
import { isHashed } from '@/tools/file/listed-file';
import { isPeopleFile } from '@/tools/file/people-file';
import { textsOf } from './file-text';
import { formsOf, type PersonalValue } from './personal-value';
import { PhraseIndex } from './phrase';
import { isGated } from './public-file';
import { decodedForms } from './reading';

/**
 * How a value becomes public: in a page or another public file, in a page of the portal (a value of a sealed record), in
 * a script, in a file name, or as a picture.
 */
export type LeakSource = 'page' | 'portal' | 'script' | 'name' | 'picture';

/** A personal value that a public file of `out/` would reveal. */
export interface Leak {
  value: PersonalValue;
  file: string;
  source: LeakSource;
}

/** Files that list gated addresses without their content. The names of pictures are searched separately. */
const addressLists: ReadonlySet<string> = new Set(['sw.js', inventoryFile]);

/**
 * Searches for personal values in the public files of an export, in the names of all its files, and in its pictures.
 */
export function findLeaks(
  outDir: string,
  files: readonly string[],
  values: readonly PersonalValue[],
): Leak[] {
  const texts = new PhraseIndex<PersonalValue>();
  const pictures = new Map(
    values.filter(({ picture }) => picture).map((value) => [value.text.slice(1), value]),
  );
  const hasRecords = values.some(({ record }) => record);
  for (const value of values) for (const form of formsOf(value)) texts.add(form, value);
  return files.flatMap((file) => {
    const leaks: Leak[] = [...texts.find(file)]
      .filter((value) => !value.picture)
      .map((value) => ({ value, file, source: 'name' }));
    const gated = isGated(file);
    if (gated && !hasRecords) return leaks;
    const picture = pictures.get(file);
    if (picture && !gated) leaks.push({ value: picture, file, source: 'picture' });
    const source = gated ? 'portal' : isHashed(file) ? 'script' : 'page';
    const found = publicTexts(outDir, file)
      .flatMap((text) => decodedForms(text))
      .flatMap((text) => [...texts.find(text)])
      .filter((value) => (gated ? value.record : !(value.picture && addressLists.has(file))));
    return [...leaks, ...[...new Set(found)].map((value) => ({ value, file, source }) as const)];
  });
}

/** A sealed record, and its name in a bucket: letters by chance, in which a short name is no leak. */
const sealedText = new RegExp(
  `(?:"[0-9a-f]{32}":")?${Buffer.from(sealedHeader).toString('base64url')}\\.\\.[\\w-]+\\.[\\w-]+\\.[\\w-]+`,
  'g',
);

/** The texts of a file, without sealed records. */
function publicTexts(outDir: string, file: string): string[] {
  const bytes = readFileSync(join(outDir, file));
  if (!isPeopleFile(file)) return textsOf(file, bytes);
  const rest = bytes.toString('latin1').replace(sealedText, '');
  return rest === '' ? [] : textsOf(file, Buffer.from(rest, 'latin1'));
}
