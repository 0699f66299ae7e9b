/** What a public timetable is of. */
export type FeedKind = 'section' | 'room';

/** The folder of the public timetables. They change without a new release. */
export const feedFolder = 'timetable/';

/**
 * The path of the public timetable of a section or a room: the name in small letters, every character but letters, digits
 * and hyphens as its code point. Names that differ in case alone share a file.
 */
export function feedAddress(kind: FeedKind, name: string): `/${string}` {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9-]/gu, (character) => `_${character.codePointAt(0)?.toString(16)}_`);
  return `/${feedFolder}${kind}/${slug}.ics`;
}
