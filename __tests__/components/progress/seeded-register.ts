import type { GapKind } from '@/components/progress/model/compliance-gap';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import type { PublishedActivity } from '@/content/schema/student/activity';
import { createRandom, type Random } from '@/__tests__/random';
import { daysAfter } from '@/lib/time/day';
import { activity, asOf, enough, month, registered } from './register';

const daysAgo = (days: number) => daysAfter(asOf, -days);

/** A gap that was planted: its kind and the activities or heads that it names. */
type Planted = [GapKind, ...string[]];

interface Draft {
  activities: PublishedActivity[];
  attendance: ReturnType<typeof month>[];
}

/** Each adds one gap to a complete student and returns it. */
const plants: Record<GapKind, (draft: Draft, random: Random) => Planted> = {
  points: ({ activities }, random) => {
    const index = activities.findIndex(({ name }) => name === 'Blood camp');
    const hours = random.pick([undefined, 12, 7]);
    if (hours === undefined) activities.splice(index, 1);
    else activities[index] = { ...activities[index]!, hours };
    return ['points', 'Community'];
  },
  proof: ({ activities }, random) => {
    const proof = random.pick([undefined, 'Photograph', 'Letter']);
    const more = { category: 'Workshop', level: 'College', ...(proof && { proof }) };
    activities.push(activity('Drone', more));
    return ['proof', 'Drone'];
  },
  uncounted: ({ activities }, random) => {
    const proof = 'Certificate';
    activities.push(
      random.pick([
        activity('Debate', { category: 'Workshop', proof }),
        activity('Debate', { category: 'Workshop', level: 'Galactic', proof }),
        activity('Debate', { category: 'Course', proof }),
        activity('Debate', { category: 'Séance' }),
      ]),
    );
    return ['uncounted', 'Debate'];
  },
  pending: ({ activities }, random) => {
    const dateAdded = daysAgo(random.int(15, 300));
    activities.push(activity('Kabaddi', { status: 'Pending', dateAdded }));
    return ['pending', 'Kabaddi'];
  },
  undecided: ({ activities }, random) => {
    const status = random.pick(['Approved', 'Rejected'] as const);
    activities.push(activity('Kho-kho', { status, decision: null }));
    return ['undecided', 'Kho-kho'];
  },
  attendance: (draft, random) => {
    draft.attendance = [
      random.pick([month('2026-11', 14, 6), month('2026-11', 0, 1), month('2026-11', 14, 6, 80)]),
    ];
    return ['attendance'];
  },
};

/** What looks like a gap and is none. */
const decoys: ((draft: Draft) => void)[] = [
  ({ activities }) =>
    void activities.push(activity('Chess', { status: 'Pending', dateAdded: daysAgo(14) })),
  ({ activities }) =>
    void activities.push(activity('Yoga', { status: 'Rejected', category: 'Workshop' })),
  ({ activities }) => void activities.push(activity('Placement', { category: 'Internship' })),
  (draft) => (draft.attendance = [month('2026-11', 15, 5)]),
  (draft) => (draft.attendance = [month('2026-11', 3, 1, 40)]),
  (draft) => (draft.attendance = []),
];

interface SeededStudent {
  student: RegisteredStudent;
  planted: Planted[];
}

/** A hundred students; every gap of every student is known. */
export function seededStudents(seed: number): SeededStudent[] {
  return Array.from({ length: 100 }, (_, number) => {
    const random = createRandom(seed, 'compliance', number);
    const draft: Draft = { activities: enough(), attendance: [month('2026-11', 19, 1)] };
    for (const decoy of decoys) if (random.chance(0.3)) decoy(draft);
    const planted = Object.values(plants)
      .filter(() => random.chance(0.25))
      .map((plant) => plant(draft, random));
    const name = `Student ${String(number).padStart(3, '0')}`;
    const { activities, attendance } = draft;
    return { student: registered(name, { activities, attendance }), planted };
  });
}
