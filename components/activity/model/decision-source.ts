import type { FacultyKey } from '@/content/schema/faculty/key';
import { decisionOf, stepsOf, type Step } from './activity-history';

/**
 * Where a decision came from when it came by file: "signed by …" only with a key that the college publishes now. Null
 * for one that was made on this device or stands in the college's record.
 */
export function sourceText(
  { source }: Pick<Step, 'source'>,
  keys: readonly FacultyKey[],
): string | null {
  if (!source) return null;
  const key = keys.find(({ id }) => id === source.keyId);
  return key ? `signed by ${key.name}` : 'recorded from a file';
}

/** Where an activity is recorded, and where the decision that stands came from when it came by file. */
export function withSource(
  recorded: string,
  activity: { history?: readonly Step[] },
  keys: readonly FacultyKey[],
): string {
  const decision = decisionOf(stepsOf(activity));
  const text = decision && sourceText(decision, keys);
  return text ? `${recorded}; decision ${text}` : recorded;
}
