import { join } from 'node:path';
import { limits } from '@/content/schema/limits';
import { formatMinute } from '@/lib/time/date';
import { zonedMinute } from '@/lib/time/zoned-time';
import { readJsonObject } from '@/tools/file/read-json';
import { writeFiles } from '@/tools/file/write-files';
import type { OfficeLetter } from './office-letters';

/**
 * Writes what people asked the office as text files, each once, and says how many are new. The key of the letter proves who
 * wrote it.
 */
export async function saveQueries(
  college: string,
  letters: readonly (readonly [name: string, letter: OfficeLetter])[],
  { timeZone, dryRun = false }: { timeZone: string; dryRun?: boolean },
): Promise<string[]> {
  const folder = join(college, 'queries');
  // The names of the letters in the box that an earlier run wrote: their files may be deleted.
  const seenFile = join(folder, 'seen.json');
  const advice = 'Delete it: queries that you have deleted are written again.';
  const { seen = [] } = readJsonObject<{ seen: string[] }>(seenFile, advice) ?? {};
  if (letters.length + seen.length === 0) return [];
  const fresh = letters.filter(([name]) => !seen.includes(name));
  const files = new Map<string, string>();
  for (const [name, letter] of fresh) {
    const path = join(folder, `${letter.at.slice(0, 10)}-${name.slice(32, 40)}.txt`);
    files.set(path, toText(letter, await letter.text(), timeZone));
  }
  files.set(seenFile, `${JSON.stringify({ seen: letters.map(([name]) => name) })}\n`);
  if (!dryRun) writeFiles(files);
  return [
    `queries: ${letters.length} to read, ` +
      `${fresh.length} ${dryRun ? 'would be new' : 'new'} in ${folder}/`,
  ];
}

/** Characters that would control a terminal; not those that join letters and emoji. */
const controls = /(?![\n\u200c\u200d])\p{C}/gu;

function toText({ at, from }: OfficeLetter, text: string, timeZone: string): string {
  const time = formatMinute(zonedMinute(new Date(at), timeZone));
  const query = text.slice(0, 2 * limits.query).trim();
  return `Query of ${time} (${timeZone})\nBy: the ${from.kind} ${from.id}, by the key of the record\n\n${query}\n`.replace(
    controls,
    ' ',
  );
}
