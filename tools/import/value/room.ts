/** Rooms are written in different ways: "C-204", "c 204". */
export const roomKey = (room: string) =>
  room
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]+/gu, '');

/** The keys of all rooms of a college. */
export const roomKeys = (rooms: Iterable<string | undefined>): ReadonlySet<string> =>
  new Set([...rooms].flatMap((room) => (room === undefined ? [] : roomKey(room))));

/**
 * The rooms that a text names. "C-204, C-205" is two rooms if something is in one of them alone; "Lab 2, Block B" is one.
 */
export function roomsIn(text: string, known: ReadonlySet<string>): string[] {
  const parts = text.split(/\s*[,;+&]\s*/).filter((part) => known.has(roomKey(part)));
  return parts.length > 0 ? parts : [text];
}
