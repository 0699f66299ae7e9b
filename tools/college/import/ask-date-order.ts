import type { DataProblem } from '@/tools/import/problem/data-problem';
import { showPlace, showValue } from '@/tools/import/problem/place';
import type { DateOrder } from '@/tools/import/fact/reader';
import type { Terminal } from '@/tools/import/mapping/terminal';

/** Asks which part of a date comes first. Undefined without an answer. */
export async function askDateOrder(
  { place, value = '' }: DataProblem,
  { say, ask }: Terminal,
): Promise<DateOrder | undefined> {
  say(
    `\n${showPlace(place)}\nNo date in this column shows whether the day or the month comes first, for example ${showValue(value)}.\n`,
  );
  for (;;) {
    const answer = await ask('Which comes first? [d]ay, [m]onth: ');
    if (!answer) return undefined;
    if (/^d/i.test(answer)) return 'day-first';
    if (/^m/i.test(answer)) return 'month-first';
  }
}
