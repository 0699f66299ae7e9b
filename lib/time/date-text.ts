const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A period such as "2025", "2025-06" or "2025-06-14"; unknown ends are left out. */
interface Span {
  startDate?: string;
  endDate?: string;
}

const ongoing = /^(?:present|now|today|ongoing)$/i;

/** Parses dates as people write them, "14 Sep 2025" or "Jun 2025 - Jul 2025"; empty if they cannot be parsed. */
export function readSpan(text: string): Span {
  const [first = '', last, ...rest] = text.trim().split(/\s*[–—]\s*|\s+(?:-|to)\s+/);
  if (rest.length > 0) return {};
  if (last === undefined) return spanOf(readDate(first), readDate(first));
  if (ongoing.test(last)) return spanOf(readDate(first), undefined);
  const endDate = readDate(last);
  // "Jun - Jul 2025" and "14 - 16 Sep 2025" contain the year, or the month and year, only once.
  const tokens = last.split(/\s+/);
  const startDate = [0, 1, 2]
    .map((lent) => readDate([first, ...tokens.slice(tokens.length - lent)].join(' ')))
    .find(Boolean);
  return startDate && endDate && isOrdered(startDate, endDate) ? { startDate, endDate } : {};
}

function spanOf(startDate: string | undefined, endDate: string | undefined): Span {
  return { ...(startDate && { startDate }), ...(endDate && { endDate }) };
}

function isOrdered(start: string, end: string): boolean {
  const shared = Math.min(start.length, end.length);
  return start.slice(0, shared) <= end.slice(0, shared);
}

function readDate(text: string): string | undefined {
  if (/^\d{4}(?:-\d{2}){0,2}$/.test(text)) return validDate(...text.split('-'));
  const parts = /^(?:(\d{1,2})\s+)?([a-z]{3,9})\.?,?\s+(\d{4})$/i.exec(text);
  if (!parts) return undefined;
  const [, day, name = '', year = ''] = parts;
  const month = months.findIndex((short) => name.toLowerCase().startsWith(short)) + 1;
  return month > 0
    ? validDate(year, String(month).padStart(2, '0'), day?.padStart(2, '0'))
    : undefined;
}

/** The date of these parts, if it exists and is between 1900 and 2099. */
function validDate(year = '', month?: string, day?: string): string | undefined {
  const text = [year, month, day].filter(Boolean).join('-');
  const date = new Date(`${text}T00:00:00Z`.replace(/^(\d{4}(?:-\d\d)?)T.*/, '$1'));
  if (!/^(?:19|20)/.test(year) || Number.isNaN(date.getTime())) return undefined;
  return date.toISOString().startsWith(text) ? text : undefined;
}
