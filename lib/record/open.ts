import { openCompact } from '@/lib/crypto/compact';
import { inflateText, InflatedTooLarge } from '@/lib/file/deflate';
import { sealedHeader } from './derivation';
import type { OpenedRecord, Person } from './person';

/** The largest record that is opened, in bytes of JSON. */
export const maxRecordSize = 16_000_000;

/** The newest form of a record that this release reads. */
const readFormat = 2;

/**
 * Why a sealed record is not opened: `damaged` (not a sealed record, altered, or another key's), `large` (more than
 * `maxRecordSize`), `newer` (a form that this release does not know), `other` (another person's record).
 */
export type OpenProblem = 'damaged' | 'large' | 'newer' | 'other';

export class OpenError extends Error {
  constructor(readonly problem: OpenProblem) {
    super(`The record cannot be opened: ${problem}.`);
  }
}

/** Opens a sealed record: a compact JWE with this project's only header. Throws an OpenError. */
export async function openRecord(
  sealed: string,
  key: CryptoKey,
  person: Person,
): Promise<OpenedRecord> {
  const text = await textOf(sealed, key);
  let record: Partial<OpenedRecord> | null;
  try {
    record = JSON.parse(text) as Partial<OpenedRecord> | null;
  } catch {
    throw new OpenError('damaged');
  }
  if (typeof record?.format !== 'number') throw new OpenError('damaged');
  if (record.format > readFormat) throw new OpenError('newer');
  if (record.kind !== person.kind || record.id !== person.id) throw new OpenError('other');
  return record as OpenedRecord;
}

async function textOf(sealed: string, key: CryptoKey): Promise<string> {
  try {
    return await inflateText(await openCompact(sealed, sealedHeader, key), maxRecordSize);
  } catch (error) {
    throw new OpenError(error instanceof InflatedTooLarge ? 'large' : 'damaged');
  }
}
