const clock =
  /^(\d{1,2})(?:\s*(?::|\.|h|H)\s*(\d{2})(?:[:.](\d{2})(?:[.,]\d+)?)?)?\s*(?:([AaPp])\.?\s?[Mm]\.?)?(?:\s*(?:hrs?|h|uhr|o'clock))?$/i;
const compact = /^(\d{1,2})(\d{2})(?:\s*([AaPp])\.?[Mm]\.?)?(?:\s*(?:hrs?|h))?$/i;

const two = (number: number) => (number < 10 ? `0${number}` : `${number}`);

function timeOf(hours: number, minutes: number, half: string | undefined): string | undefined {
  const isMidnight = hours === 24 && minutes === 0;
  if (minutes > 59 || (half ? hours < 1 || hours > 12 : hours > 23 && !isMidnight))
    return undefined;
  const afternoon = half?.toLowerCase() === 'p' ? 12 : 0;
  return `${two(half ? (hours % 12) + afternoon : hours)}:${two(minutes)}`;
}

/** The time "HH:mm" of a text such as "9:05 AM", "0905", "14:00:00.000", "9h05", "9 am" or "24:00". Seconds are cut off. */
export function parseTime(text: string): string | undefined {
  if (text.length > 40) return undefined;
  const joined = compact.exec(text);
  if (joined && text.length > 2) return timeOf(Number(joined[1]), Number(joined[2]), joined[3]);
  const match = clock.exec(text);
  if (!match || Number(match[3] ?? 0) > 60) return undefined;
  const [, hours, minutes, , half] = match;
  // A number alone is no time.
  if (minutes === undefined && !half && /^\d+$/.test(text)) return undefined;
  return timeOf(Number(hours), Number(minutes ?? 0), half);
}

/**
 * The end of what starts at a time: what starts in the evening and ends in the night ends on the next day, 00:30 as
 * "24:30". Undefined if it would end before it starts.
 */
export function laterEnd(start: string, end: string): string | undefined {
  if (start >= '24') return undefined;
  if (start >= '18' && end <= '06:00') return `${Number(end.slice(0, 2)) + 24}${end.slice(2)}`;
  return start < end ? end : undefined;
}

const halfWritten = /[ap]\.?\s?m\b/i;

/** A time without AM or PM that shows a clock of 24 hours. */
function shows24Hours(text: string): boolean {
  const time = parseTime(text);
  return time !== undefined && !halfWritten.test(text) && (time < '01' || time >= '13');
}

/**
 * Returns what a time can be: without AM or PM, it can be in either half of the day. The first one is the most likely: from 1:00
 * to 5:59 it is in the afternoon, because nobody teaches at night.
 */
function readingsOf(text: string, other: string): string[] {
  const time = parseTime(text);
  if (!time || halfWritten.test(text)) return time ? [time] : [];
  const otherHalf = `${two((Number(time.slice(0, 2)) + 12) % 24)}${time.slice(2)}`;
  const usual = time >= '01' && time < '06' ? otherHalf : time;
  return shows24Hours(text) || shows24Hours(other) ? [usual, time] : [usual, time, otherHalf];
}

/** A class is shorter, if its end is only taken to be in the other half of the day. */
const longestClass = 10 * 60;

export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The time some minutes after midnight; after the next midnight, the hours go on. */
export const timeAt = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/**
 * The start and end of a class or an exam in two cells: of what they can be, those that are nearest to each other.
 * Each alone, if it does not end after it starts.
 */
export function classTimes(
  from = '',
  to = '',
): { start: string | undefined; end: string | undefined } {
  return spanOf(from, to) ?? { start: readingsOf(from, '')[0], end: readingsOf(to, '')[0] };
}

function spanOf(from: string, to: string): { start: string; end: string } | undefined {
  const [ends, starts] = [readingsOf(to, from), readingsOf(from, to)];
  const spans = starts.flatMap((start) =>
    ends.flatMap((time, reading) => {
      const end = laterEnd(start, time);
      const length = end ? minutesOf(end) - minutesOf(start) : 0;
      return end && (reading < 2 || length <= longestClass) ? { start, end, length } : [];
    }),
  );
  const [best] = spans.sort((one, other) => one.length - other.length);
  return best && { start: best.start, end: best.end };
}

const range = /^(.+?)\s*(?:-|–|—|\bto\b|\bbis\b)\s*(.+)$/i;
/** A number without minutes is an hour if the other end of the range shows that times are meant. */
const hourAlone = /^\d{1,2}$/;

/** The start and end of a class or an exam in a text such as "9:00-9:50 AM", "11:30-1:20" or "11 to 12:30 pm". */
export function parseClassTimes(text: string): { start: string; end: string } | undefined {
  const [, from = '', to = ''] = (text.length > 80 ? null : range.exec(text.trim())) ?? [];
  const full = (one: string, other: string) =>
    hourAlone.test(one) && parseTime(other) ? `${one}:00` : one;
  return spanOf(full(from, to), full(to, from));
}
