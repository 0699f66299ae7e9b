import type { FacultyKey } from '@/content/schema/faculty/key';
import { decisionOf, stepsOf, type Step } from './activity-history';

/** The key of each decision whose signature was checked, by the source of its step. */
export type Signers = ReadonlyMap<Step['source'], FacultyKey>;

/** Where a decision imported from a file came from. Null for one made on this device or in the college's record. */
export function sourceText({ source }: Pick<Step, 'source'>, signers: Signers): string | null {
  if (!source) return null;
  const key = signers.get(source);
  return key ? `signed by ${key.name}` : 'recorded from a file';
}

/** Where an activity is recorded and, if its current decision was imported from a file, where that came from. */
export function withSource(
  recorded: string,
  activity: { history?: readonly Step[] },
  signers: Signers = new Map(),
): string {
  const decision = decisionOf(stepsOf(activity));
  const text = decision && sourceText(decision, signers);
  return text ? `${recorded}; decision ${text}` : recorded;
}
