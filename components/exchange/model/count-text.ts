import { formatCount } from '@/lib/text/count';

/** A count with its noun: "1 decision", "1,000 decisions". */
export function countText(count: number, [one, several]: readonly [string, string]): string {
  return `${formatCount(count)} ${count === 1 ? one : several}`;
}
