import type { StudentRecord } from '@/content/schema/record/student-record';
import { wholeList, type ToList } from '@/lib/list/long-list';

export type ProfileProps = ReturnType<typeof profileOf>;

/** What the profile page shows of a record. */
export function profileOf(record: StudentRecord, toList: ToList = wholeList) {
  const { student, credits, skillTimeline, achievements, activities, projects, results } = record;
  return {
    student,
    credits,
    results,
    skillTimeline,
    achievements: toList('achievements', achievements.items),
    activities: toList('activities', activities.items),
    projects: toList('projects', projects.items),
    entries: toList('entries', record.entries.items),
    keys: toList('keys', record.keys.items),
  };
}
