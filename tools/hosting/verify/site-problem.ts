import { adviceFor, isHint, type Topic } from './advice';
import type { ServerKind } from './server-kind';

/** Something wrong with a live site. Header lines are written "Name: value". */
export interface SiteProblem {
  topic: Topic;
  /** The address without its host. */
  where: string;
  found: string;
  expected: string;
}

const maxNamed = 3;

/** Formats problems as text: equal ones in a group, with their addresses and what to change on this kind of server. */
export function describeProblems(problems: readonly SiteProblem[], kind: ServerKind): string {
  const groups = new Map<string, SiteProblem[]>();
  for (const problem of problems) {
    const key = JSON.stringify([problem.topic, problem.found, problem.expected]);
    groups.set(key, [...(groups.get(key) ?? []), problem]);
  }
  return [...groups.values()].map((group) => describe(group, kind)).join('\n\n');
}

function describe(group: readonly SiteProblem[], kind: ServerKind): string {
  const [first] = group;
  if (first === undefined) return '';
  const addresses = [...new Set(group.map(({ where }) => where))];
  const more = addresses.length - maxNamed;
  const where = addresses.slice(0, maxNamed).join(', ') + (more > 0 ? `, and ${more} more` : '');
  const { title, change } = adviceFor(first.topic, kind, first.expected);
  const count = addresses.length === 1 ? '' : `${addresses.length} addresses: `;
  return [
    `${isHint(first.topic) ? '·' : '✗'} ${count}${title}`,
    `  where     ${where}`,
    `  found     ${first.found}`,
    `  expected  ${first.expected}`,
    `  change    ${change}`,
  ].join('\n');
}
