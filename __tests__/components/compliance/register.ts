import type { ComplianceTerms } from '@/components/compliance/model/compliance-content';
import type { ActivityRules } from '@/content/schema/activity-rules';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import type { PublishedActivity } from '@/content/schema/student/activity';
import { daysAfter } from '@/lib/time/day';

export const asOf = '2026-11-23';

export const rules: ActivityRules = {
  name: 'Activity points',
  required: 20,
  heads: [
    { id: 'learning', name: 'Learning', required: 10, cap: 40 },
    { id: 'community', name: 'Community', required: 4, hours: { from: 8, to: 80 } },
  ],
  categories: [
    {
      id: 'workshop',
      name: 'Workshop',
      head: 'learning',
      points: {
        per: 'level',
        levels: [
          { name: 'College', points: 4 },
          { name: 'National', points: 8 },
        ],
      },
      proof: ['Certificate', 'Attendance sheet'],
      needs: ['level'],
    },
    {
      id: 'course',
      name: 'Course',
      head: 'learning',
      points: { per: 'hours', hours: 10, points: 4 },
      proof: ['Certificate'],
      needs: ['hours'],
    },
    {
      id: 'service',
      name: 'Community service',
      head: 'community',
      points: { per: 'hours', hours: 4, points: 1 },
      proof: ['Letter'],
      needs: ['hours'],
    },
    {
      id: 'sports',
      name: 'Sports',
      head: 'learning',
      points: { per: 'activity', points: 2 },
      proof: [],
      needs: [],
      naac: '5.3.1',
    },
    {
      id: 'internship',
      name: 'Internship',
      head: null,
      points: { per: 'activity', points: 0 },
      proof: [],
      needs: [],
      naac: '1.3.2',
    },
  ],
};

export const terms: ComplianceTerms = { rules, attendance: 75, decisionDays: 14, asOf };

export const daysAgo = (days: number) => daysAfter(asOf, -days);

const decision = { at: '2026-06-10', by: 'Dr. Ananya Rao', reason: null };

/** An activity, approved and with an accepted proof unless something else is given. */
export function activity(name: string, fields: Partial<PublishedActivity> = {}): PublishedActivity {
  const status = fields.status ?? 'Approved';
  return {
    id: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    name,
    status,
    category: 'Sports',
    dateAdded: '2026-06-01',
    issuer: 'Nimbus Academy',
    date: '2026-05-30',
    credits: null,
    decision: status === 'Pending' ? null : decision,
    ...fields,
  };
}

/** What a student needs to be complete: 28 points. */
export const enough = (): PublishedActivity[] => [
  activity('Cloud', { category: 'Workshop', level: 'National', proof: 'Certificate' }),
  activity('Git', { category: 'Workshop', level: 'National', proof: 'Attendance sheet' }),
  activity('Python', { category: 'Course', hours: 20, proof: 'Certificate' }),
  activity('Blood camp', { category: 'Community service', hours: 16, proof: 'Letter' }),
];

export const month = (present: number, absent: number, excused?: number) => ({
  month: '2026-11',
  present,
  absent,
  total: present + absent + (excused ?? 0),
  ...(excused !== undefined && { excused }),
});

/** A student of an invented register. */
export const registered = (
  name: string,
  activities: PublishedActivity[] = enough(),
  figures: Partial<RegisteredStudent> = {},
): RegisteredStudent => ({
  name,
  rollNumber: `25-${name.toUpperCase().replace(/\s/g, '')}`,
  section: '1CSE33',
  activities,
  ...figures,
});
