import { join } from 'node:path';
import { academic } from '@/content/campus';
import { site } from '@/content/site';
import type { Arguments } from '@/tools/command/read-arguments';
import { collegeFolder } from '../college';
import type { ImportOptions } from '../exchange/import-files';
import { exchangeOptions } from '../published-keys';
import { openTerminal } from '@/tools/import/mapping/terminal';
import { lossKinds, type Accepted } from './losses';
import { showImportProgress } from './import-progress';
import type { RunOptions } from './run-import';

/** The options of the commands that read college/in. */
export const checkOptions = {
  'accept-removals': { type: 'string', multiple: true, default: [] as string[] },
  'same-person': { type: 'string', multiple: true, default: [] as string[] },
  'other-person': { type: 'string', multiple: true, default: [] as string[] },
  'date-order': { type: 'string' },
  'accept-unsigned': { type: 'boolean', default: false },
  'replace-approved': { type: 'string', multiple: true, default: [] as string[] },
} as const;

type Values = Arguments<typeof checkOptions>['values'];

/** What an import takes from files that nobody signed. */
export function acceptedOf(values: Pick<Values, 'accept-unsigned' | 'replace-approved'>) {
  return {
    acceptUnsigned: values['accept-unsigned'],
    replaceApproved: values['replace-approved'].flatMap((names) => names.split(/\s*,\s*/)),
  };
}

/** What both commands pass on. Throws if an option has another value than allowed. */
export function importOptionsOf(
  values: Values,
): Omit<RunOptions, 'mode'> & Omit<ImportOptions, 'dryRun'> {
  const dateOrder = readDateOrder(values['date-order']);
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  return {
    folder: collegeFolder,
    college: site.college,
    calendarFile: join('content', 'student', 'calendar.json'),
    grading: academic.grading,
    ...exchangeOptions,
    ...acceptedOf(values),
    samePeople: new Map([
      ...readPairs('same-person', values).map((pair) => [pair, true] as const),
      ...readPairs('other-person', values).map((pair) => [pair, false] as const),
    ]),
    accepted: readAccepted(values['accept-removals']),
    ...(dateOrder && { dateOrder }),
    ...(isTerminal && { openTerminal: () => openTerminal(process.stdin, process.stdout) }),
    progress: showImportProgress(),
    log: (line) => console.log(line),
  };
}

/** "412" as people, "enrolments=40,marks.csv=12" as what they name. */
function readAccepted(texts: readonly string[]): Accepted {
  const entries = texts
    .flatMap((text) => text.split(/\s*,\s*/))
    .map((text) => {
      const [, name = 'people', count] = /^(?:(.+)=)?(\d{1,9})$/.exec(text) ?? [];
      if (count !== undefined && (/\./.test(name) || kinds.includes(name)))
        return [name, Number(count)] as const;
      throw new Error(
        `--accept-removals is "${text}". Write how many people may leave, for example 120, or what else may be lost: ` +
          `${kinds.join(', ')} or the name of a file, for example enrolments=40.`,
      );
    });
  return Object.fromEntries(entries);
}

function readPairs(name: 'same-person' | 'other-person', values: Values): string[] {
  for (const text of values[name])
    if (!/^[^=]+=[^=]+$/.test(text))
      throw new Error(
        `--${name} is "${text}". Write the old and the new roll number, for example 26CS001=26CS901.`,
      );
  return values[name];
}

const kinds: readonly string[] = ['people', ...lossKinds];

function readDateOrder(text: string | undefined): RunOptions['dateOrder'] {
  if (text === undefined || text === 'day-first' || text === 'month-first') return text;
  throw new Error(`--date-order is "${text}". Write day-first or month-first.`);
}
