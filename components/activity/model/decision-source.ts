import type { FacultyKey } from '@/content/schema/faculty/key';
import { decisionOf, stepsOf, type Step } from './activity-history';

/**
 * Where a decision imported from a file came from: "signed by …" only for a key that the college currently publishes.
 * Null for a decision made on this device or in the college's record.
 */
export function sourceText(
  { source }: Pick<Step, 'source'>,
  keys: readonly FacultyKey[],
): string | null {
  if (!source) return null;
  const key = keys.find(({ id, revoked }) => id === source.keyId && !revoked);
  return key ? `signed by ${key.name}` : 'recorded from a file';
}

/** Where an activity is recorded and, if its current decision was imported from a file, where that came from. */
export function withSource(
  recorded: string,
  activity: { history?: readonly Step[] },
  keys: readonly FacultyKey[],
): string {
  const decision = decisionOf(stepsOf(activity));
  const text = decision && sourceText(decision, keys);
  return text ? `${recorded}; decision ${text}` : recorded;
}
