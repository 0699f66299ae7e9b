import type { FacultyKey } from '@/content/schema/faculty/key';
import type { OwnActivity } from '@/lib/store/use-list';
import { decisionOf, recordedSource, type Step } from './activity-history';

/** The key of each decision whose signature was checked, by the source of its step. */
export type Signers = ReadonlyMap<Step['source'], FacultyKey>;

/**
 * Where a decision imported from a file came from. Null for one made on this device, and for one in the college's record
 * that is not marked as unsigned.
 */
export function sourceText({ source }: Pick<Step, 'source'>, signers: Signers): string | null {
  if (!source) return null;
  if (source.keyId === null) return 'recorded from a file that no published key signed';
  const key = signers.get(source);
  return key ? `signed by ${key.name}` : 'recorded from a file';
}

/** Where an activity is recorded and, if its current decision was imported from a file, where that came from. */
export function withSource(
  recorded: string,
  { history = [], decision }: Pick<OwnActivity, 'history' | 'decision'>,
  signers: Signers = new Map(),
): string {
  const step = decision && history.length === 0 ? recordedSource(decision) : decisionOf(history);
  const text = step && sourceText(step, signers);
  return text ? `${recorded}; decision ${text}` : recorded;
}
