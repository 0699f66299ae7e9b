import { decisionOf, stepsOf, type Step } from '@/components/activity/model/activity-history';
import { whereRecorded } from '@/components/activity/model/recorded';
import { approvedActivities, type ProfileRecord } from '@/components/profile/model/profile-record';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { Activity } from '@/content/schema/student/activity';
import type { OwnActivity } from '@/lib/store/use-list';
import { formatDay } from '@/lib/time/date';
import { dayOf } from '@/lib/time/day';
import type { PortfolioFact, PortfolioSection } from './portfolio-section';

/** The approved activities, each with who decided, when, and whether that is signed. */
export function activitySection(
  record: ProfileRecord,
  published: readonly Activity[],
): PortfolioSection {
  const ofCollege = new Map(published.map((activity) => [activity.id, activity]));
  return {
    id: 'activities',
    title: 'Approved activities',
    note: 'A decision is called signed if its signature was checked with a key that the college publishes.',
    entries: approvedActivities(record).map((activity) => {
      const { id, name, date, dateAdded } = activity;
      const steps = stepsOf(activity, ofCollege.get(id));
      const recorded = whereRecorded(activity, 'sentence', record.student.sample);
      return {
        id,
        title: name,
        when: formatDay(date ?? dateAdded),
        subtitle: kindOf(activity),
        facts: [...decisionFacts(steps, record.keys), { term: 'Recorded', value: recorded }],
      };
    }),
  };
}

/** What the activity was and what it counts for: "Coursera · Course · 2 credits". */
function kindOf({ issuer, category, credits }: OwnActivity): string {
  const credit = credits ? `${credits} ${credits === 1 ? 'credit' : 'credits'}` : '';
  return [issuer, category, credit].filter(Boolean).join(' · ');
}

/** Who approved an activity and when, and the signature. */
export function decisionFacts(
  steps: readonly Step[],
  keys: readonly FacultyKey[],
): PortfolioFact[] {
  const decision = decisionOf(steps);
  if (decision?.what !== 'approved') return [{ term: 'Approved by', value: 'Not recorded' }];
  const { at, by = 'Not recorded' } = decision;
  const day = isDay(at) ? at : dayOf(new Date(at));
  return [
    { term: 'Approved by', value: by },
    { term: 'On', value: formatDay(day) },
    { term: 'Signature', value: signatureText(decision, keys) },
  ];
}

/** The college's record has days, and a device moments. */
const isDay = (at: string) => at.length === 10;

/** Digits of a key's id: enough to find it among the published keys. */
const shownDigits = 16;

function signatureText({ at, source }: Step, keys: readonly FacultyKey[]): string {
  const key = keys.find(({ id }) => id === source?.keyId);
  if (key) return `Signed by ${key.name} with key ${key.id.slice(0, shownDigits)}`;
  if (source) return 'Not signed, recorded from a file';
  return isDay(at) ? "Not signed, in the college's record" : 'Not signed, decided on this device';
}
