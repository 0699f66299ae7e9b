import { dayNames } from '@/lib/time/date';
import type { Weekday } from '../fact/fact';
import { locales, plainName } from './month-name';

/** The days of a week, Monday first. */
export const weekdays: readonly Weekday[] = [...dayNames.slice(1), dayNames[0]];

function nameWeekdays(): Map<string, number> {
  const own = ['m', 't', 'w', 'r', 'f', 's', 'u', 'tues', 'thur', 'thurs', 'weds', 'th'];
  const numbers = [0, 1, 2, 3, 4, 5, 6, 1, 3, 3, 2, 3];
  const names = new Map(own.map((name, index) => [name, numbers[index] ?? 0]));
  weekdays.forEach((name, index) => names.set(name.slice(0, 2).toLowerCase(), index));
  for (const locale of locales)
    for (const weekday of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
      // 5 January 2026 is a Monday.
      for (let index = 0; index < 7; index++) {
        const name = plainName(format.format(Date.UTC(2026, 0, 5 + index)));
        if (!names.has(name)) names.set(name, index);
      }
    }
  return names;
}

let names: Map<string, number> | undefined;

function indexOf(name: string): number | undefined {
  names ??= nameWeekdays();
  const key = plainName(name);
  return (
    names.get(key) ??
    (key.length > 4 && key.endsWith('s') ? names.get(key.slice(0, -1)) : undefined)
  );
}

/** The weekday of a name, such as "Monday", "Mon", "Mo", "M" or "Montag". */
export function parseWeekday(text: string): Weekday | undefined {
  const index = text.length > 40 ? undefined : indexOf(text.trim());
  return index === undefined ? undefined : weekdays[index];
}

const code = /th|tu|mo|we|fr|sa|su|[mtwrfsu]/giy;
const letters: Readonly<Record<string, number>> = {
  ...{ m: 0, t: 1, w: 2, r: 3, f: 4, s: 5, u: 6 },
  ...{ mo: 0, tu: 1, we: 2, th: 3, fr: 4, sa: 5, su: 6 },
};

/** The days of letters written together: MTWRF, TTh, MoWeFr, MTWTF (the second T is Thursday). */
function joinedDays(text: string): number[] | undefined {
  code.lastIndex = 0;
  const found: number[] = [];
  while (code.lastIndex < text.length) {
    const match = code.exec(text)?.[0].toLowerCase();
    if (match === undefined) return undefined;
    const index = letters[match] ?? 0;
    const second = (match === 't' || match === 's') && found.includes(index);
    found.push(second ? (match === 't' ? 3 : 6) : index);
  }
  return new Set(found).size === found.length && found.length > 0 ? found : undefined;
}

const separators = /[\s,;/&+|·.-]+|\band\b|\bund\b/i;
const span = /^\s*([\p{L}.]+)\s*(?:-|–|—|\bto\b|\bbis\b)\s*([\p{L}.]+)\s*$/iu;

/** The days of "Mon-Fri". */
function spanOf(text: string): number[] | undefined {
  const match = span.exec(text);
  const [from, to] = [indexOf(match?.[1] ?? ''), indexOf(match?.[2] ?? '')];
  if (from === undefined || to === undefined || from >= to) return undefined;
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function listOf(text: string): number[] | undefined {
  const all: number[] = [];
  for (const part of text.split(separators)) {
    if (part === '') continue;
    const index = indexOf(part);
    const found = index === undefined ? joinedDays(part) : [index];
    if (!found) return undefined;
    all.push(...found);
  }
  return all.length > 0 ? all : undefined;
}

/** The weekdays of "MTWRF", "M W F", "TTh", "Mon,Wed", "Mon-Fri", "Monday" or "MoWeFr"; R is Thursday, U Sunday. */
export function parseWeekdays(text: string): Weekday[] | undefined {
  if (text.length > 120) return undefined;
  const whole = indexOf(text.trim());
  const found = whole === undefined ? (spanOf(text) ?? listOf(text)) : [whole];
  return found && weekdays.filter((_, index) => found.includes(index));
}
