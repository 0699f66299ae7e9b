import { decisionOf, stepsOf, type Step } from '@/components/activity/model/activity-history';
import type { Signers } from '@/components/activity/model/decision-source';
import type { CountedActivity } from '@/components/activity/model/points';
import type { Activity } from '@/lib/activity/activity';
import type { OwnActivity } from '@/lib/store/use-list';
import { formatDay } from '@/lib/time/date';
import { dayOf } from '@/lib/time/day';
import type { PortfolioEntry, PortfolioFact, PortfolioSection } from './portfolio-section';

interface DecidedActivities {
  /** The approved activities and their points; no points if the rules have no heads. */
  counted: readonly Pick<CountedActivity<OwnActivity>, 'activity' | 'points'>[];
  hasPoints: boolean;
  /** The college's own records of activities. */
  published: readonly Activity[];
  signers?: Signers | undefined;
}

/** The approved activities, each with who decided, when, and whether that is signed. */
export function activitySection({
  counted,
  hasPoints,
  published,
  signers = new Map(),
}: DecidedActivities): PortfolioSection {
  const ofCollege = new Map(published.map((activity) => [activity.id, activity]));
  return {
    id: 'activities',
    title: 'Approved activities',
    note: 'A decision is called signed if its signature was checked with a key that the college publishes.',
    entries: counted.map(({ activity, points }): PortfolioEntry => {
      const { id, name, date, dateAdded, proof } = activity;
      const steps = stepsOf(activity, ofCollege.get(id));
      return {
        id,
        title: name,
        when: formatDay(date ?? dateAdded),
        subtitle: kindOf(activity),
        facts: [
          ...(hasPoints ? [{ term: 'Points', value: String(points) }] : []),
          ...(proof ? [{ term: 'Proof', value: proof }] : []),
          ...decisionFacts(steps, signers),
          { term: 'Recorded', value: whereRecorded(activity) },
        ],
      };
    }),
  };
}

/** What the activity was and what it counts for: "Coursera · Course · 2 credits". */
function kindOf({ issuer, category, level, hours, credits }: OwnActivity): string {
  const length = hours ? `${hours} ${hours === 1 ? 'hour' : 'hours'}` : '';
  const credit = credits ? `${credits} ${credits === 1 ? 'credit' : 'credits'}` : '';
  return [issuer, category, level, length, credit].filter(Boolean).join(' · ');
}

function whereRecorded({ origin, changed }: OwnActivity): string {
  if (origin === 'device') return "On the student's device, not by the college";
  return changed
    ? "In the college's record, changed on the student's device"
    : "In the college's record";
}

function decisionFacts(steps: readonly Step[], signers: Signers): PortfolioFact[] {
  const decision = decisionOf(steps);
  if (decision?.what !== 'approved') return [{ term: 'Approved by', value: 'Not recorded' }];
  const { at, by = 'Not recorded' } = decision;
  return [
    { term: 'Approved by', value: by },
    { term: 'On', value: formatDay(isDay(at) ? at : dayOf(new Date(at))) },
    { term: 'Signature', value: signatureText(decision, signers) },
  ];
}

/** The college's record has days, and a device moments. */
const isDay = (at: string) => at.length === 10;

/** Digits of a key's id: enough to find it among the published keys. */
const shownDigits = 16;

function signatureText({ at, source }: Step, signers: Signers): string {
  const key = signers.get(source);
  if (key) return `Signed by ${key.name} with key ${key.id.slice(0, shownDigits)}`;
  if (source) return 'None, recorded from a file';
  return isDay(at)
    ? "None, decided in the college's record"
    : "None, decided on the student's device";
}
