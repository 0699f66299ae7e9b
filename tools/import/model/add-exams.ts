import { sectionsOf } from './add-sections';
import type { Build } from './build';

/** Puts the exams into their sections. */
export function addExams(build: Build): void {
  const known = new Set<string>();
  for (const { fact, origin } of build.collector.pending.exam) {
    if (known.has(fact.id)) continue;
    known.add(fact.id);
    for (const section of sectionsOf(build, fact, origin)) section.exams.push({ ...fact, origin });
  }
}
