import { parseArgs } from 'node:util';
import type { AuditPage } from './page';

/** What a run of the audit is to do. */
export interface AuditOptions {
  runs: number;
  pages: readonly AuditPage[];
  /** Whether the table goes into docs/quality.md: only when every page was measured often enough. */
  writes: boolean;
}

/** How often each page is loaded for the table. */
const fullRuns = 5;

/** Reads the command's arguments; throws on a number of runs or a page that there is not. */
export function readOptions(args: readonly string[], allPages: readonly AuditPage[]): AuditOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      check: { type: 'boolean', default: false },
      runs: { type: 'string', default: String(fullRuns) },
      only: { type: 'string' },
    },
  });
  if (!/^[1-9]\d*$/.test(values.runs)) {
    throw new Error(`--runs is "${values.runs}". Allowed: a whole number from 1 on.`);
  }
  const runs = Number(values.runs);
  const pages = values.only === undefined ? allPages : choose(values.only, allPages);
  return { runs, pages, writes: !values.check && values.only === undefined && runs >= fullRuns };
}

function choose(list: string, allPages: readonly AuditPage[]): AuditPage[] {
  const wanted = list.split(',').map((name) => name.trim());
  const known = allPages.map(({ name }) => name);
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`--only names "${unknown.join(', ')}". Allowed: ${known.join(', ')}.`);
  }
  return allPages.filter(({ name }) => wanted.includes(name));
}
