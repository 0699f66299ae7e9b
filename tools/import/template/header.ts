import { normalizeText } from '@/lib/text/normalize';
import type { Column } from '../source/table';
import { distanceOf } from '@/tools/file/nearest';

/** Words for "number" in headers: Roll No, Roll Number, Roll #. */
const numberWords = new Set('no nr num nbr number numero numb nº n° nro'.split(' '));
const signs = /[^\p{L}\p{N}\p{M}]+/u;
const remark =
  /[[(](?:required|optional|mandatory|read only|upload only|must be in the [^\])]*|pflichtfeld|obligatorio)[\])]/gi;

function splitHeader(name: string): readonly string[] {
  const spaced = name
    .replace(remark, '')
    .replace(/#|nº|n°/gi, ' no ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return normalizeText(spaced)
    .split(signs)
    .filter(Boolean)
    .map((word) => (numberWords.has(word) ? 'no' : word));
}

interface ReadHeader {
  words: readonly string[];
  key: string;
}

const read = new Map<string, ReadHeader>();

function readHeader(name: string): ReadHeader {
  const known = read.get(name);
  if (known) return known;
  const words = splitHeader(name);
  const header = { words, key: words.join('') };
  if (read.size < 10_000) read.set(name, header);
  return header;
}

/** The words of a header in lower case, without accents: "studentRollNo." gives student, roll, no. */
export const headerWords = (name: string): readonly string[] => readHeader(name).words;

/** A header without case, accents, spaces and punctuation, so that "Roll No." is the same as "roll_number". */
export const headerKey = (name: string): string => readHeader(name).key;

/** The columns with the first of the names that the header has: as it is written, or else by its key. */
export function findColumns(header: readonly string[], names: readonly string[]): Column[] {
  const columns = header.map((name, index) => ({ name, index }));
  for (const name of names) {
    const exact = columns.filter((column) => column.name === name);
    if (exact.length > 0) return exact;
    const key = headerKey(name);
    const similar = columns.filter((column) => key !== '' && headerKey(column.name) === key);
    if (similar.length > 0) return similar;
  }
  return [];
}

/** Returns how alike two headers are, from 0 to 1; 0 if they are less alike than `least`. */
export function headerLikeness(one: string, other: string, least = 0): number {
  const [first, second] = [headerKey(one).slice(0, 80), headerKey(other).slice(0, 80)];
  const length = Math.max(first.length, second.length);
  const limit = Math.floor((1 - least) * length) + 1;
  const distance = distanceOf(first, second, limit);
  return length === 0 || distance >= limit ? 0 : 1 - distance / length;
}

/** Of a table with more columns, only the first are compared with all known names. */
export const mostCompared = 200;
