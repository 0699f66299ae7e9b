const locales = [
  'en',
  'de',
  'es',
  'fr',
  'pt',
  'it',
  'nl',
  'sv',
  'da',
  'pl',
  'tr',
  'id',
  'hi',
  'ru',
];
const styles: Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'short' },
  // With a day, some languages inflect the name.
  { month: 'long', day: 'numeric' },
  { month: 'short', day: 'numeric' },
];

const plain = (name: string) => name.toLowerCase().normalize('NFC').replaceAll('.', '');

function monthName(locale: string, style: Intl.DateTimeFormatOptions, month: number): string {
  const format = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' });
  const parts = format.formatToParts(Date.UTC(2026, month - 1, 1));
  return plain(parts.find(({ type }) => type === 'month')?.value ?? '');
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
  return months.get(plain(name));
}
