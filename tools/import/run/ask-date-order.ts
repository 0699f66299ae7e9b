import { createInterface } from 'node:readline/promises';
import type { Diagnostic } from '../diagnostic/diagnostic';
import { showPlace, showValue } from '../diagnostic/place';
import type { DateOrder } from '../fact/reader';
import type { Terminal } from '../mapping/ask-mapping';

/** Asks which part of a date comes first. Undefined without an answer. */
export async function askDateOrder(
  { place, value = '' }: Diagnostic,
  { input, output }: Terminal,
): Promise<DateOrder | undefined> {
  const terminal = createInterface({ input, output });
  output.write(
    `\n${showPlace(place)}\nNo date in this column shows whether the day or the month comes first, for example ${showValue(value)}.\n`,
  );
  try {
    for (;;) {
      const answer = await terminal.question('Which comes first? [d]ay, [m]onth: ');
      if (/^d/i.test(answer.trim())) return 'day-first';
      if (/^m/i.test(answer.trim())) return 'month-first';
      if (answer.trim() === '') return undefined;
    }
  } finally {
    terminal.close();
  }
}
