import { adviceFor, isHint, type Topic } from './advice';
import type { ServerKind } from './server-kind';

/** Something wrong with a live site. Header lines are written "Name: value". */
export interface Fault {
  topic: Topic;
  /** The address without its host. */
  where: string;
  found: string;
  expected: string;
}

const maxNamed = 3;

/** Formats faults as text: equal ones in a group, with their addresses and what to change on this kind of server. */
export function describeFaults(faults: readonly Fault[], kind: ServerKind): string {
  const groups = new Map<string, Fault[]>();
  for (const fault of faults) {
    const key = JSON.stringify([fault.topic, fault.found, fault.expected]);
    groups.set(key, [...(groups.get(key) ?? []), fault]);
  }
  return [...groups.values()].map((group) => describe(group, kind)).join('\n\n');
}

function describe(group: readonly Fault[], kind: ServerKind): string {
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
