import { formatCode } from '@/lib/record/access-code';
import type { PersonalValue } from './personal-value';
import { countNameWords } from './phrase';

/** Something that a sealed record, or the card for it, says about its person. */
export interface RecordValue {
  value: string;
  /** A code has no spaces. */
  kind: 'name' | 'id' | 'code';
  /** The file it is from, such as "college/records/students/25CSE1042.json". */
  source: string;
}

/**
 * What the export of a site with sealed records must not contain, as the search needs it: a code also in groups of
 * four, as cards show it. Left out are names of a single word and short ids, because ordinary words and numbers are equal to some of them.
 */
export function* recordValues(values: Iterable<RecordValue>): Generator<PersonalValue> {
  for (const { value, kind, source } of values) {
    const basis = { picture: false, file: source, path: kind, record: true } as const;
    if (kind === 'code')
      yield { ...basis, kind: 'identity', text: value, otherForms: [formatCode(value)] };
    else if (kind === 'id' ? isLongId(value) : countNameWords(value) > 1)
      yield { ...basis, kind: kind === 'id' ? 'identity' : 'detail', text: value };
  }
}

function isLongId(id: string): boolean {
  const characters = id.replace(/[^\p{L}\p{N}]/gu, '');
  return characters.length >= (/\p{L}/u.test(characters) ? 5 : 8);
}
