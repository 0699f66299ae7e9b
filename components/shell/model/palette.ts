import { fold, foldedWords, foldOnce } from '@/lib/text/fold';

/** Something the command palette leads to. */
export interface PaletteEntry {
  /** Unique in the palette. */
  id: string;
  kind: 'Page' | 'Action' | 'Activity';
  label: string;
  /** Other words that find it. */
  words?: string;
}

/** How many entries the palette shows at once. */
export const paletteSize = 50;

/**
 * The entries that have every word of a text: those whose label starts with it first, then those with a word that
 * does, then the others; equals keep their order. All of them where nothing was typed.
 */
export function findEntries<E extends PaletteEntry>(entries: readonly E[], text: string): E[] {
  const words = foldedWords(text);
  if (words.length === 0) return [...entries];
  const asked = fold(text).trim();
  return entries
    .map((entry) => ({ entry, rank: rank(entry, asked, words) }))
    .filter(({ rank: place }) => place < 3)
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
}

const nameOf = foldOnce(({ label }: PaletteEntry) => label);
const allOf = foldOnce(({ label, words = '' }: PaletteEntry) => `${label} ${words}`);

function rank(entry: PaletteEntry, asked: string, parts: string[]): number {
  const name = nameOf(entry);
  const all = allOf(entry);
  if (!parts.every((part) => all.includes(part))) return 3;
  if (name.startsWith(asked)) return 0;
  return name.split(/[^\p{L}\p{M}\p{N}]+/u).some((word) => word.startsWith(parts[0] ?? '')) ? 1 : 2;
}
