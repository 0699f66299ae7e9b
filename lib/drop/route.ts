import { fromBase64Url } from '@/lib/file/base64';
import { normalizeId, type OpenedRecord } from '@/lib/record/person';
import type { TeacherDrop } from './access';
import { boxNames, pairKey } from './box';
import type { LetterBox } from './letter';
import { isForSection, office, type OutLetter } from './letters';
import { importPairKey } from './names';

/** How a letter travels to somebody. */
export interface LetterRoute {
  box: LetterBox;
  /** The name to write. */
  put: string;
  /** The name to read answers from, or of the own outbox. */
  get?: string;
  key: CryptoKey;
}

/** The way of a letter by the boxes in the record; null if it has none. */
export async function routeOf(
  letter: Pick<OutLetter, 'with' | 're' | 'kind'>,
  record: OpenedRecord | null,
): Promise<LetterRoute | null> {
  if (record?.kind === 'student') {
    const toOffice = record.drop?.find(({ office: own }) => own)?.office;
    if (letter.with === office) return toOffice ? officeRoute(toOffice) : null;
    const found = record.drop?.find(({ teacher }) => normalizeId(teacher) === letter.with);
    return found ? { ...found, box: 'in', key: await importKey(found.key) } : null;
  }
  const drop = record?.drop;
  if (!drop) return null;
  if (letter.with === office && letter.re === undefined) return officeRoute(drop.office);
  const boxKey = fromBase64Url(drop.key);
  const { outPut: put, outGet: get } = await boxNames(boxKey, drop.college);
  if (isForSection(letter)) {
    const found = drop.sections?.find(({ section }) => section === letter.with);
    return found ? { box: 'out', put, get, key: await importKey(found.key) } : null;
  }
  return { box: 'out', put, get, key: await pairKeyOf(drop, boxKey, letter.with) };
}

/** The key that a teacher shares with a student, by a key of the teacher's boxes. */
export async function pairKeyOf(
  { college, generations }: TeacherDrop,
  boxKey: Uint8Array,
  rollNumber: string,
): Promise<CryptoKey> {
  const generation = generations?.[normalizeId(rollNumber)] ?? 1;
  return importPairKey(await pairKey(boxKey, college, rollNumber, generation));
}

async function officeRoute({ put, key }: TeacherDrop['office']): Promise<LetterRoute> {
  return { box: 'in', put, key: await importKey(key) };
}

const importKey = (key: string) => importPairKey(fromBase64Url(key));
