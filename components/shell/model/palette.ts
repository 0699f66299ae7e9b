import { normalizeText, searchTerms, searchKey } from '@/lib/text/normalize';

export interface PaletteEntry {
  /** Unique within the palette. */
  id: string;
  kind: 'Page' | 'Figure' | 'Heading' | 'Action' | 'Activity' | 'Today' | 'Subject';
  label: string;
  /** Other words that match the entry, separated by spaces. */
  keywords?: string;
  /** The figure that the entry leads to, or else a word about it; shown in place of the kind. */
  detail?: string | undefined;
}

/** The number of entries that the palette shows at once. */
export const paletteSize = 50;

/**
 * The entries that match every word of a text, or all entries if it is empty. Labels that start with the text come
 * first, then entries that have the text as another word, then labels with a word that starts with its first word, then
 * the others; ties keep their order.
 */
export function findEntries<E extends PaletteEntry>(entries: readonly E[], text: string): E[] {
  const terms = searchTerms(text);
  if (terms.length === 0) return [...entries];
  const asked = normalizeText(text).trim();
  return entries
    .map((entry) => ({ entry, rank: rank(entry, asked, terms) }))
    .filter(({ rank: score }) => score < 4)
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
}

const labelKey = searchKey(({ label }: PaletteEntry) => label);
const entryKey = searchKey(({ label, keywords = '' }: PaletteEntry) => `${label} ${keywords}`);

function rank(entry: PaletteEntry, asked: string, terms: string[]): number {
  const name = labelKey(entry);
  const all = entryKey(entry);
  if (!terms.every((term) => all.includes(term))) return 4;
  if (name.startsWith(asked)) return 0;
  if (wordsIn(all).includes(asked)) return 1;
  return wordsIn(name).some((word) => word.startsWith(terms[0] ?? '')) ? 2 : 3;
}

const wordsIn = (key: string): string[] => key.split(/[^\p{L}\p{M}\p{N}]+/u);
