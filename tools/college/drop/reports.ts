import { join } from 'node:path';
import { readReport, type ChatReport } from '@/lib/drop/report';
import { limits } from '@/content/schema/limits';
import type { Person } from '@/lib/record/person';
import { formatMinute } from '@/lib/time/date';
import { zonedMinute } from '@/lib/time/zoned-time';
import { pluralize } from '@/tools/file/pluralize';
import { readJsonObject } from '@/tools/file/read-json';
import { writeFiles } from '@/tools/file/write-files';
import type { OfficeLetter } from './office-letters';

const reportsFolder = 'reports';

/** The names of the letters in the box that an earlier run wrote, or could not read: their files may be deleted. */
const seenFile = (college: string) => join(college, reportsFolder, 'seen.json');

/**
 * Writes what people reported and asked the office as text files, each once, and says how many are new. Who wrote is known by
 * the key of the letter; the messages in a report are as that person's device has them.
 */
export async function saveReports(
  college: string,
  letters: readonly (readonly [name: string, letter: OfficeLetter])[],
  { timeZone, dryRun = false }: { timeZone: string; dryRun?: boolean },
): Promise<string[]> {
  const file = seenFile(college);
  const advice = 'Delete it: texts that you have deleted are written again.';
  const { seen = [] } = readJsonObject<{ seen: string[] }>(file, advice) ?? {};
  const fresh = letters.filter(([name]) => !seen.includes(name));
  const files = new Map<string, string>();
  for (const [name, letter] of fresh) {
    const text = textOf(letter, await letter.text(), timeZone);
    const path = `${letter.at.slice(0, 10)}-${name.slice(32, 40)}.txt`;
    if (text !== null) files.set(join(college, reportsFolder, path), text);
  }
  const [count, unread] = [files.size, fresh.length - files.size];
  if (letters.length + seen.length === 0) return [];
  files.set(file, `${JSON.stringify({ seen: letters.map(([name]) => name) })}\n`);
  if (!dryRun) writeFiles(files);
  return [
    `reports: ${pluralize(letters.length, 'text')} to read, ` +
      `${count} ${dryRun ? 'would be new' : 'new'} in ${join(college, reportsFolder)}/`,
    ...(unread > 0 ? [`reports: ${unread} cannot be read and are left out`] : []),
  ];
}

function textOf({ kind, at, from }: OfficeLetter, text: string, timeZone: string): string | null {
  if (kind === 'query') return queryToText(text.slice(0, 2 * limits.query), from, at, timeZone);
  const report = readReport(text);
  return report && toText(report, from, at, timeZone);
}

function queryToText(text: string, { kind, id }: Person, at: string, timeZone: string): string {
  const time = formatMinute(zonedMinute(new Date(at), timeZone));
  return `Query of ${time} (${timeZone})\nBy: the ${kind} ${id}, by the key of the record\n\n${text.trim()}\n`.replace(
    controls,
    ' ',
  );
}

function toText(
  { by, about, text, consent, messages }: ChatReport,
  from: Person,
  at: string,
  timeZone: string,
): string {
  const timeOf = (moment: string) => formatMinute(zonedMinute(new Date(moment), timeZone));
  const lines = messages.flatMap((message) => [
    '',
    `${timeOf(message.at)}, ${message.isOwn ? by.name : about.name}${toSection(message)}:`,
    ...(message.text ? [message.text] : []),
    ...(message.pdf === undefined ? [] : [`[PDF: ${message.pdf}]`]),
  ]);
  return [
    `Report of ${timeOf(at)} (${timeZone})`,
    `By: ${by.name}, ${by.id} (by the key of the record of the ${from.kind} ${from.id})`,
    `About: ${about.name}, ${about.id}`,
    '',
    text,
    '',
    `Both sides are told before they write (version ${consent.version}):`,
    consent.told,
    `${by.name} has agreed to this report:`,
    consent.agreed,
    '',
    'The last messages, as the device of the person who reports has them:',
    ...lines,
    '',
  ]
    .join('\n')
    .replace(controls, ' ');
}

const toSection = ({ section }: ChatReport['messages'][number]) =>
  section === undefined ? '' : ` to all of ${section}`;

/** Characters that would control a terminal; not those that join letters and emoji. */
const controls = /(?![\n\u200c\u200d])\p{C}/gu;
