import { parseArgs } from 'node:util';
import type { AuditPage } from './page';

interface AuditOptions {
  /** How many times every page is loaded. */
  runs: number;
  /** How many times a page that does not meet its budget is loaded at most. */
  mostRuns: number;
  pages: readonly AuditPage[];
  /** Whether the table is written to docs/quality.md: only if every page was measured often enough. */
  writes: boolean;
}

/** How many times each page is loaded for the table. */
export const fullRuns = 5;

/** Reads the command's arguments. Throws on an invalid number of runs or an unknown page. */
export function readOptions(args: readonly string[], allPages: readonly AuditPage[]): AuditOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      check: { type: 'boolean', default: false },
      runs: { type: 'string' },
      only: { type: 'string' },
    },
  });
  // A check loads a page again only if one load does not meet the budget.
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
