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

const range = /^(.+?)\s*(?:-|–|—|\bto\b|\bbis\b)\s*(.+)$/i;
const halfAtEnd = /([AaPp])\.?\s?[Mm]\.?$/;
/** A number without minutes is an hour if the other end of the range shows that times are meant. */
const hourAlone = /^\d{1,2}$/;

/** The start and end of a text such as "9:00-9:50 AM", "0900 - 1015" or "11 to 12:30 pm". */
export function parseTimeRange(text: string): { start: string; end: string } | undefined {
  const match = text.length > 80 ? null : range.exec(text.trim());
  const [from, to] = [match?.[1] ?? '', match?.[2] ?? ''];
  const end =
    parseTime(to) ?? (hourAlone.test(to) && parseTime(from) ? parseTime(`${to}:00`) : undefined);
  if (!end) return undefined;
  const half = halfAtEnd.exec(to)?.[0];
  const full = hourAlone.test(from) ? `${from}:00` : from;
  const inHalf = half && !halfAtEnd.test(from) ? parseTime(`${full} ${half}`) : undefined;
  // "11 to 12:30 pm" starts in the morning: in the afternoon it would end before it starts.
  const start =
    inHalf && inHalf < end ? inHalf : (parseTime(half ? `${full} am` : full) ?? parseTime(full));
  const last = start && laterEnd(start, end);
  return last ? { start, end: last } : undefined;
}

const halfWritten = /[ap]\.?\s?m\b/i;

/** The times from 1:00 to 5:59 are in the afternoon if nothing says otherwise: nobody teaches at night. */
const ofTheDay = (time: string) =>
  time >= '01' && time < '06' ? `${Number(time.slice(0, 2)) + 12}${time.slice(2)}` : time;

/** The time of a class or an exam: "1:30" and "01:30" are 13:30. */
export function parseClassTime(text: string): string | undefined {
  const time = parseTime(text);
  return time && (halfWritten.test(text) ? time : ofTheDay(time));
}

/** The start and end of a class or an exam, also of "11:30-1:20". */
export function parseClassTimes(text: string): { start: string; end: string } | undefined {
  const usual = parseTimeRange(text);
  if (halfWritten.test(text) || text.length > 80) return usual;
  const [start, end] = usual
    ? [usual.start, usual.end]
    : (range.exec(text.trim())?.slice(1) ?? []).map((one) => parseTime(one));
  const last = start && end && laterEnd(ofTheDay(start), ofTheDay(end));
  return last ? { start: ofTheDay(start), end: last } : usual;
}
