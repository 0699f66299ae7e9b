import type { Academic } from '@/content/schema/academic';
import { formatTime, formatWeekday } from '@/lib/time/date';
import type { Clash, ClashItem } from './clash';
import { joinWords } from './clash-sentence';
import { findClashes } from './find-clashes';
import { countStudents } from './student-groups';
import type { DataProblem, Report } from '../problem/data-problem';
import { showPlace } from '../problem/place';
import type { Origin } from '../fact/fact';
import type { Model } from '../model/model';
import { reportAt } from '../model/problem';
import { modelSchedule } from './model-schedule';

type Problem = Pick<DataProblem, 'code' | 'message' | 'allowed' | 'action'>;

/** Reports the clashes of an import as warnings, each at the row of its last class, exam or assignment. */
export function reportClashes(
  model: Model,
  load: Academic['load'],
  asOf: string,
  report: Report,
): void {
  for (const clash of findClashes(modelSchedule(model), load, asOf)) {
    const item = clash.items.at(-1);
    if (!item) continue;
    reportAt(report, item.origin, clash.kind === 'booked-twice' ? 'start' : 'due', {
      ...{ severity: 'warning', stage: 'record', value: valueOf(clash, item) },
      ...problemOf(clash),
    });
  }
}

function valueOf({ kind, days: [day = ''] }: Clash<Origin>, item: ClashItem<Origin>): string {
  const { title, start, end } = item;
  const time = start && end ? `, ${formatTime(start)} to ${formatTime(end)}` : '';
  return kind === 'booked-twice'
    ? `${title}, ${formatWeekday(day)}${time}`
    : `${title}, ${formatWeekday(day)}`;
}

const keepsBoth =
  'Correct it in the system that exports the file, unless both are right. The import keeps both.';

function problemOf({ kind, shared, students, items, limit, holiday }: Clash<Origin>): Problem {
  const others = joinWords(items.slice(0, -1).map(named));
  if (kind === 'booked-twice')
    return {
      code: 'booked-twice',
      message: `Another class takes up the same ${joinWords(shared.map(({ resource }) => resource))} at the same time.`,
      allowed: `a time without ${others}, which needs ${joinWords(shared.map(({ name }) => name))}${whoOf(students)}`,
      action: keepsBoth,
    };
  if (kind === 'holiday')
    return {
      code: items[0]?.kind === 'class' ? 'class-on-holiday' : 'test-on-holiday',
      message:
        items[0]?.kind === 'class'
          ? 'This class is moved to a holiday.'
          : 'This quiz or exam is on a holiday.',
      ...(holiday !== undefined && { allowed: `a day other than ${holiday}` }),
      action: 'Choose another day in the system that exports the file. The import keeps it.',
    };
  return {
    code: `too-many-${kind}`,
    message:
      shared[0]?.resource === 'students'
        ? `Some students have more ${kind} on one day than the college allows.`
        : `This section has more ${kind} on one day than the college allows.`,
    allowed: `at most ${limit} on a day; the others are ${others}${whoOf(students)}`,
    action: 'Choose another day in the system that exports the file. The import keeps all.',
  };
}

/** The most students that a problem names. */
const mostNamed = 10;

/** The students who are hit: "; for 12 students: Asha Rao (26CS001), … and 2 more". */
function whoOf(students: readonly string[]): string {
  if (students.length === 0) return '';
  const more = students.length - mostNamed;
  const names = [...students.slice(0, mostNamed), ...(more > 0 ? [`${more} more`] : [])];
  return `; for ${countStudents(students)}: ${joinWords(names)}`;
}

const named = ({ title, origin: { table, line } }: ClashItem<Origin>) =>
  `${title} (${showPlace({ file: table.file, sheet: table.sheet, line })})`;
