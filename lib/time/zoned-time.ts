const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}

/** Returns how far a time zone is ahead of UTC at a moment, in milliseconds. */
export function offsetAt(moment: number, timeZone: string): number {
  // A browser creates a format in 14 ms, a slow phone in 60.
  if (typeof Temporal !== 'undefined')
    return (
      Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone)
        .offsetNanoseconds / 1e6
    );
  const parts = formatOf(timeZone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(moment / 1000) * 1000;
}

const oneDay = 24 * 60 * 60 * 1000;

/**
 * The moment when a time zone ("Asia/Kolkata") shows a day and a time. If clocks go back and there are two such
 * moments, it is the first; a time that clocks skip is read with the offset before the change (RFC 5545, section
 * 3.3.5). "24:30" is half past midnight of the next day.
 */
export function zonedMoment(day: string, time: string, timeZone: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const shown = Date.parse(`${day}T00:00:00Z`) + (hours * 60 + minutes) * 60_000;
  const before = offsetAt(shown - oneDay, timeZone);
  const after = offsetAt(shown + oneDay, timeZone);
  const fits = (offset: number) => offsetAt(shown - offset, timeZone) === offset;
  return new Date(shown - (!fits(before) && fits(after) ? after : before));
}

/** The day and time of a moment in a time zone: "2026-01-31T15:00". */
export function zonedMinute(moment: Date, timeZone: string): string {
  const shown = moment.getTime() + offsetAt(moment.getTime(), timeZone);
  return new Date(shown).toISOString().slice(0, 16);
}
