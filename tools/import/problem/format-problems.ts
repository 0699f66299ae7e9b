import type { Severity } from './data-problem';
import { showPlace, showValue } from './place';
import type { ProblemGroup, Problems } from './problems';

/** The lines of a small terminal, without those that name the result. */
const maxLines = 20;

const names: Record<Severity, [one: string, several: string]> = {
  error: ['error', 'errors'],
  warning: ['warning', 'warnings'],
  note: ['note', 'notes'],
};

/** The problems as lines for a terminal: the first of each kind, at most a screen. */
export function formatProblems(problems: Problems): string[] {
  const groups = problems.sorted().filter(({ first }) => first.severity !== 'note');
  const lines: string[] = [];
  let shown = 0;
  for (const group of groups) {
    const own = formatGroup(group);
    if (lines.length + own.length > maxLines && shown > 0) break;
    lines.push(...own);
    shown += 1;
  }
  const rest = groups.length - shown;
  if (rest > 0)
    lines.push(`${rest} more ${rest === 1 ? 'kind' : 'kinds'} of problems are in the report.`);
  return lines;
}

function formatGroup({ first, count }: ProblemGroup): string[] {
  const { severity, place, message, value, allowed, nearest, action } = first;
  const times = count === 1 ? '' : ` (${count} times; the first one is shown)`;
  const facts = [
    ...(value === undefined ? [] : [`found "${showValue(value)}"`]),
    ...(allowed === undefined ? [] : [`allowed: ${showValue(allowed)}`]),
    ...(nearest === undefined ? [] : [`most like it: ${showValue(nearest)}`]),
  ];
  return [
    `${severity}: ${showPlace(place)}`,
    `  ${message}${times}`,
    ...(facts.length > 0 ? [`  ${facts.join('; ')}`] : []),
    ...(action === undefined ? [] : [`  ${action}`]),
  ];
}

/** The numbers of problems, for example "2 errors, 1 warning". */
export function countProblems(problems: Problems): string {
  const counts = (['error', 'warning', 'note'] as const).flatMap((severity) => {
    const count = problems.count(severity);
    return count === 0
      ? []
      : [`${count.toLocaleString('en')} ${names[severity][count === 1 ? 0 : 1]}`];
  });
  return counts.length === 0 ? 'no problems' : counts.join(', ');
}
