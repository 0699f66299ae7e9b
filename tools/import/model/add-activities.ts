import type { Build } from './build';

/** Gives the students the activities that the college keeps. */
export function addActivities({ collector, references }: Build): void {
  for (const { fact, origin } of collector.pending.activity) {
    const person = references.find(collector.people, fact.person, 'person', origin);
    if (person?.kind === 'student') person.activities.push({ ...fact, origin });
  }
}
