import type { Audience } from './public-events';
import type { DataProblem } from '../problem/data-problem';
import { showPlace, showValue } from '../problem/place';
import type { Terminal } from '../mapping/terminal';

/** Asks whether everybody may see the events of a calendar. Undefined without an answer. */
export async function askAudience(
  { place, message, value = '' }: DataProblem,
  { say, ask }: Terminal,
): Promise<Audience | undefined> {
  say(`\n${showPlace(place)}\n${message}\n  ${showValue(value)}\n`);
  for (;;) {
    const answer = await ask('Publish them? [y]es, everybody may see them; [n]o, leave them out: ');
    if (!answer) return undefined;
    if (/^y/i.test(answer)) return 'public';
    if (/^n/i.test(answer)) return 'private';
  }
}
