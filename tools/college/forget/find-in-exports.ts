import { existsSync } from 'node:fs';
import { headerScore } from '@/tools/import/mapping/header-score';
import { encodingFrom, readMapping } from '@/tools/import/mapping/mapping';
import { contentLines } from '@/tools/import/calendar/content-line';
import { readSources } from '@/tools/import/source/read-sources';
import { inFolder } from '../import/read-college';
import { formatLines } from './erase-person';
import { matcherOf, searchOf, type DataSubject } from './subject';
import { join } from 'node:path';

/** The files in college/in that have a person, with the lines. Files that cannot be read are left out. */
export async function findInExports(folder: string, subject: DataSubject): Promise<string[]> {
  if (!existsSync(inFolder(folder))) return [];
  const mapping = await readMapping(join(folder, 'mapping.json'));
  const { tables, calendars } = await readSources(inFolder(folder), headerScore, () => undefined, {
    encodingOf: encodingFrom(mapping),
  });
  const isPerson = matcherOf(subject);
  const search = searchOf(subject);
  const found: string[] = [];
  for (const table of tables) {
    const lines: number[] = [];
    for await (const rows of table.rows())
      for (const { line, cells } of rows)
        if (cells.some((cell) => cell !== '' && (isPerson(cell) || search(cell)))) lines.push(line);
    const at = table.sheet === undefined ? table.file : `${table.file}, ${table.sheet}`;
    if (lines.length > 0) found.push(`${inFolder(folder)}/${at}, ${formatLines(lines)}`);
  }
  for (const { file, text } of calendars) {
    const lines = [...contentLines(text)].filter((line) => search(line.text));
    if (lines.length > 0)
      found.push(`${inFolder(folder)}/${file}, ${formatLines(lines.map(({ line }) => line))}`);
  }
  return found;
}
