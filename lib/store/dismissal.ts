import { now, put, type Change } from './record';

/** The id of the flag for a dismissed note: a hash of its text, so a note whose text changes appears again. */
export function dismissalOf(text: string): string {
  let hash = 5381;
  for (const character of text) hash = (hash * 33 + (character.codePointAt(0) ?? 0)) >>> 0;
  return `dismissed:${hash.toString(36)}`;
}

/** Stores that a note was dismissed. */
export function dismiss(text: string): Change {
  return put('flags', { id: dismissalOf(text), at: now() });
}
