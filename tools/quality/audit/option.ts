import { parseArgs } from 'node:util';
import type { AuditPage } from './page';

/** What a run of the audit is to do. */
export interface AuditOptions {
  /** How often every page is loaded. */
  runs: number;
  /** How often a page is loaded that breaks its budget before. */
  mostRuns: number;
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
      runs: { type: 'string' },
      only: { type: 'string' },
    },
  });
  // A check loads a page again only where one load broke its budget.
  const asked = values.runs ?? String(values.check ? 1 : fullRuns);
  if (!/^[1-9]\d*$/.test(asked)) {
    throw new Error(`--runs is "${asked}". Allowed: a whole number from 1 on.`);
  }
  const runs = Number(asked);
  const mostRuns = values.check ? Math.max(runs, fullRuns) : runs;
  const pages = values.only === undefined ? allPages : choose(values.only, allPages);
  const writes = !values.check && values.only === undefined && runs >= fullRuns;
  return { runs, mostRuns, pages, writes };
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
