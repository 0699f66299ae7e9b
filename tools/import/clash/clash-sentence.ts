import { formatDay, formatTime, formatWeekday } from '@/lib/time/date';
import { countStudents, type Booking, type Clash } from './clash';

/** A clash as plain sentences, for a terminal or a page. */
export function clashSentence<O>(clash: Clash<O>): string {
  const { items, days } = clash;
  const on = formatWeekday(days[0] ?? '');
  return `${sharedNames(clash)} booked twice on ${on}: ${joinWords(items.map(describe))}.${inBoth(clash)}${repeats(days)}`;
}

/** The sections and the course of a class or an exam. */
export const titleOf = <O>({ sections, course }: Booking<O>): string =>
  [sections.join(', '), course].filter(Boolean).join(' ');

/** Returns what is booked twice: "Room C-204 and Dr. Rao are", "12 students are". */
function sharedNames<O>({ shared, students }: Clash<O>): string {
  const names = shared.map(({ resource, name }) =>
    resource === 'room' || resource === 'section' ? `${resource} ${name}` : name,
  );
  const isOne =
    shared.length === 1 && (shared[0]?.resource !== 'students' || students.length === 1);
  return `${capitalized(joinWords(names))} ${isOne ? 'is' : 'are'}`;
}

/** Returns how many students of a section are hit; the sentence already says it of students of several sections. */
function inBoth<O>({ shared, students }: Clash<O>): string {
  if (students.length === 0 || !shared.some(({ resource }) => resource === 'section')) return '';
  return ` ${countStudents(students)} ${students.length === 1 ? 'has' : 'have'} both.`;
}

function describe<O>(booking: Booking<O>): string {
  const { kind, start, end } = booking;
  const name = kind === 'exam' ? `the exam ${titleOf(booking)}` : titleOf(booking);
  return `${name} (${formatTime(start)} to ${formatTime(end)})`;
}

function repeats(days: readonly string[]): string {
  const last = days.at(-1);
  if (days.length < 2 || last === undefined) return '';
  return ` The same happens on ${days.length} days until ${formatDay(last)}.`;
}

/** "A", "A and B", "A, B and C". */
export const joinWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
