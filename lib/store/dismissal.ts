import { now, put, type Change } from './record';

/** The mark that a note was put away: of its words, so that a note with other words is seen again. */
export function dismissalOf(text: string): string {
  let hash = 5381;
  for (const character of text) hash = (hash * 33 + (character.codePointAt(0) ?? 0)) >>> 0;
  return `dismissed:${hash.toString(36)}`;
}

/** Keeps that a note was put away. */
export function dismiss(text: string): Change {
  return put('marks', { id: dismissalOf(text), at: now() });
}
