import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readReport, type ChatReport } from '@/lib/drop/report';
import type { Letter } from '@/lib/drop/letter';
import type { Person } from '@/lib/record/person';
import { formatMinute } from '@/lib/time/date';
import { zonedMinute } from '@/lib/time/zoned-time';
import { pluralize } from '@/tools/file/pluralize';
import { writeFiles } from '@/tools/file/write-files';

const reportsFolder = 'reports';

/**
 * Writes what people reported to the office as text files, each once, and says how many are new. Whoever reports is known by
 * the key of the letter; the messages are as that person's device has them.
 */
export function saveReports(
  college: string,
  letters: readonly (readonly [name: string, letter: Letter & { from: Person }])[],
  { timeZone, dryRun = false }: { timeZone: string; dryRun?: boolean },
): string[] {
  const files = new Map<string, string>();
  let unreadable = 0;
  for (const [name, { at, file = '', from }] of letters) {
    const report = readReport(file);
    const path = join(college, reportsFolder, `${at.slice(0, 10)}-${name.slice(32, 40)}.txt`);
    if (!report) unreadable++;
    else if (!existsSync(path)) files.set(path, toText(report, from, at, timeZone));
  }
  if (!dryRun) writeFiles(files);
  if (letters.length === 0) return [];
  const fresh = `${files.size} ${dryRun ? 'would be new' : 'new'}`;
  const count = pluralize(letters.length, 'report');
  return [
    `reports: ${count} of conversations, ${fresh} in ${join(college, reportsFolder)}/`,
    ...(unreadable > 0 ? [`reports: ${unreadable} cannot be read and are left out`] : []),
  ];
}

function toText(
  { by, about, text, messages }: ChatReport,
  from: Person,
  at: string,
  timeZone: string,
): string {
  const timeOf = (moment: string) => formatMinute(zonedMinute(new Date(moment), timeZone));
  const lines = messages.flatMap((message) => [
    '',
    `${timeOf(message.at)}, ${message.isOwn ? by.name : about.name}:`,
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
    'The last messages, as the device of the person who reports has them:',
    ...lines,
    '',
  ]
    .join('\n')
    .replace(controls, ' ');
}

/** Characters that would control a terminal. */
const controls = /(?!\n)\p{C}/gu;
