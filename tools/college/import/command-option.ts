import { join } from 'node:path';
import { academic } from '@/content/campus';
import { site } from '@/content/site';
import type { Arguments } from '@/tools/command/read-arguments';
import { collegeFolder } from '../college';
import type { ImportOptions } from '../exchange/import-files';
import { exchangeOptions } from '../published-keys';
import { showImportProgress } from './import-progress';
import type { RunOptions } from './run-import';

/** The options of the commands that read college/in. */
export const checkOptions = {
  accept: { type: 'string' },
  'accept-unsigned': { type: 'boolean', default: false },
  'accept-awards': { type: 'string', multiple: true, default: [] as string[] },
  'replace-approved': { type: 'string', multiple: true, default: [] as string[] },
} as const;

type Values = Arguments<typeof checkOptions>['values'];

const namesIn = (names: string): string[] => names.split(/\s*,\s*/);

/** Returns what an import takes from files that nobody signed. */
export function acceptedOf(
  values: Pick<Values, 'accept-unsigned' | 'accept-awards' | 'replace-approved'>,
) {
  return {
    acceptUnsigned: values['accept-unsigned'],
    acceptAwards: values['accept-awards'].flatMap(namesIn),
    replaceApproved: values['replace-approved'].flatMap(namesIn),
  };
}

/** Returns what both commands pass on. Throws if an option has another value than allowed. */
export function importOptionsOf(
  values: Values,
): Omit<RunOptions, 'mode'> & Omit<ImportOptions, 'dryRun'> {
  return {
    folder: collegeFolder,
    college: site.college,
    calendarFile: join('content', 'student', 'calendar.json'),
    grading: academic.grading,
    comparison: academic.comparison,
    overview: { help: academic.help, threshold: site.attendanceThreshold },
    ...exchangeOptions,
    ...acceptedOf(values),
    ...(values.accept !== undefined && { accept: readCode(values.accept) }),
    progress: showImportProgress(),
    log: (line) => console.log(line),
  };
}

/** The code of a fall, as the report writes it. */
function readCode(text: string): string {
  if (/^[0-9a-f]{6}$/.test(text)) return text;
  throw new Error(
    `--accept is "${text}". Write the code that the report names, for example 4f2a91. It is for one difference only.`,
  );
}
