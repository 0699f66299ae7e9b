import { zonedMinute } from '@/lib/time/zoned-time';
import { pluralize } from '@/tools/file/pluralize';
import type { PersonKind } from '@/lib/record/person';
import { readCollege } from '../college';
import { importFiles, type FileReport, type ImportOptions } from '../exchange/import-files';
import { formatImport } from '../exchange/format-import';
import { listPeople } from '../listed-person';
import { listRecordFiles, noRecords } from '../record-file';
import { missingBoxes } from './boxes';
import { readOfficeLetters } from './office-letters';
import { saveQueries } from './queries';

/** What earlier runs took from a letter, which stays in its box until it expires. */
const takenBefore = /^Left out: (?:already there|older than what is there)\./;

/**
 * Merges the decisions that teachers sent to the office into the records, with the requests that they answer. Returns
 * what it did as lines for the terminal. The folder of the letters stays as it is.
 */
export async function importLetters(
  college: string,
  folder: string,
  options: ImportOptions,
): Promise<string[]> {
  if (listRecordFiles(college).length === 0) throw noRecords(college);
  const idsOf = (kind: PersonKind) => () => Array.from(listPeople(college, kind), ({ id }) => id);
  const names = new Map(Array.from(listPeople(college, 'teacher'), ({ id, name }) => [id, name]));
  const teachers = [...names.keys()];
  const people = { teacher: () => teachers, student: idsOf('student') };
  const { now = new Date() } = options;
  const keys = readCollege(college);
  const letters = await readOfficeLetters(folder, keys, people, now);
  const missing = missingBoxes(
    folder,
    keys,
    teachers,
    zonedMinute(now, options.timeZone).slice(0, 10),
  );
  const sources = [...letters.opened].flatMap(([name, { id, kind, text, from }]) =>
    kind === 'query'
      ? []
      : [{ path: labelOf(name), text, letter: { id, from: from.id, name: names.get(from.id) } }],
  );
  const queries = [...letters.opened].filter(([, { kind }]) => kind === 'query');
  const report = await importFiles(college, sources, { ...options, decidedOnly: true });
  const files = report.files.filter((file) => !isTakenBefore(file));
  const before = report.files.length - files.length;
  return [
    `drop: ${pluralize(letters.opened.size - queries.length, 'letter')} to the office, ${before} taken before`,
    ...(await saveQueries(college, queries, options)),
    ...foreignLines(letters.foreign),
    ...(missing > 0
      ? [
          `drop: ${missing} ${missing === 1 ? 'box is' : 'boxes are'} missing, and letters to teachers fail. Run as root: npm run college -- boxes ${folder}`,
        ]
      : []),
    ...(files.length > 0 ? [formatImport({ ...report, files }, options.dryRun === true)] : []),
  ];
}

/** Whoever has a name to write can fill the box, so that only the first are named. */
function foreignLines(names: readonly string[]): string[] {
  const why = '  Not taken: no teacher wrote it for the office in the last six weeks.';
  const more = names.length - 10;
  return [
    ...names.slice(0, 10).map((name) => `${labelOf(name)}\n${why}`),
    ...(more > 0 ? [`drop: ${more} other letters were not taken for the same reason`] : []),
  ];
}

const labelOf = (name: string) => `letter ${name.slice(32, 40)}`;

const isTakenBefore = ({ problem, entries }: FileReport): boolean =>
  problem === null && entries.every(({ outcome }) => takenBefore.test(outcome));
