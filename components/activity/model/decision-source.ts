import type { FacultyKey } from '@/content/schema/faculty/key';
import type { OwnActivity } from '@/lib/store/use-list';
import { decisionOf, recordedSource, type Step } from './activity-history';

/**
 * Where a decision imported from a file came from: "signed by …" only for a key that the college currently publishes.
 * Null for a decision made on this device, and for one in the college's record that is not marked as unsigned.
 */
export function sourceText(
  { source }: Pick<Step, 'source'>,
  keys: readonly FacultyKey[],
): string | null {
  if (!source) return null;
  if (source.keyId === null) return 'recorded from a file that no published key signed';
  const key = keys.find(({ id, revoked }) => id === source.keyId && !revoked);
  return key ? `signed by ${key.name}` : 'recorded from a file';
}

/** Where an activity is recorded and, if its current decision was imported from a file, where that came from. */
export function withSource(
  recorded: string,
  { history = [], decision }: Pick<OwnActivity, 'history' | 'decision'>,
  keys: readonly FacultyKey[],
): string {
  const step = decision && history.length === 0 ? recordedSource(decision) : decisionOf(history);
  const text = step && sourceText(step, keys);
  return text ? `${recorded}; decision ${text}` : recorded;
}
