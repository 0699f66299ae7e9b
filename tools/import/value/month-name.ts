/** Languages whose names of months and weekdays are read. */
export const locales = 'en de es fr pt it nl sv da pl tr id hi ru'.split(' ');
const styles: Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'short' },
  // With a day, some languages inflect the name.
  { month: 'long', day: 'numeric' },
  { month: 'short', day: 'numeric' },
];

/** A name as it is compared: without case and points. */
export const plainName = (name: string) => name.toLowerCase().normalize('NFC').replaceAll('.', '');

function monthName(locale: string, style: Intl.DateTimeFormatOptions, month: number): string {
  const format = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' });
  const parts = format.formatToParts(Date.UTC(2026, month - 1, 1));
  return plainName(parts.find(({ type }) => type === 'month')?.value ?? '');
}

function nameMonths(): Map<string, number> {
  const names = new Map<string, number>([['sept', 9]]);
  for (const locale of locales)
    for (const style of styles)
      for (let month = 1; month <= 12; month++) {
        const name = monthName(locale, style, month);
        if (name && !names.has(name)) names.set(name, month);
      }
  return names;
}

let months: Map<string, number> | undefined;

/** The number of a month by its full or short name in English and other common languages; 1 for January. */
export function monthOf(name: string): number | undefined {
  months ??= nameMonths();
  return months.get(plainName(name));
}

/** The month "YYYY-MM" of "2026-08", "08/2026", "August 2026" or "Aug-26"; without a year it is not known. */
export function readMonth(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const [, iso, number] = /^(\d{4})[-/](\d{1,2})(?!\d)/.exec(text) ?? [];
  if (iso && number) return monthText(Number(iso), Number(number));
  const [, name = '', year = ''] =
    /^([\p{L}\p{M}.]+|\d{1,2})[\s,/'’-]+(\d{4}|\d{2})$/u.exec(text) ?? [];
  const month = /^\d+$/.test(name) ? Number(name) : monthOf(name);
  return month ? monthText(Number(year) + (year.length === 2 ? 2000 : 0), month) : undefined;
}

const monthText = (year: number, month: number): string | undefined =>
  month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : undefined;
