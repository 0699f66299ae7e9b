import { limits } from '@/content/schema/limits';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { SkillPeriod } from '@/content/schema/student/skill-timeline';
import { academicYear } from '@/lib/time/academic-year';
import { fromRow } from '../model/entry-origin';
import { dateIn } from '../source/file-name';
import type { ImportedPerson } from '../model/entity';
import type { RecordContext } from './context';

type Progress = Pick<StudentRecord, 'credits' | 'skillTimeline'>;

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(
  ' ',
) as SkillPeriod['highlight']['month'][];
const colors = ['orange', 'red', 'purple'] as const;
/** The most academic years that a record takes. */
const mostYears = 20;

/** The credits and the skill points of a student, if tables have any. */
export const progressOf = (student: ImportedPerson, context: RecordContext): Progress => ({
  ...creditsOf(student, context),
  ...timelineOf(student),
});

/** Credits without a day are of the day of their file. */
function creditsOf(
  { credits }: ImportedPerson,
  { today, fit }: RecordContext,
): Pick<Progress, 'credits'> {
  if (!credits) return {};
  const { grade, maximum, day, note, origin } = credits;
  const left = Number((maximum - grade).toFixed(3));
  return {
    credits: fromRow(origin, {
      ...{ grade, maximum, asOf: day ?? (dateIn(origin.table.file) || today) },
      basis: fit.line(`Credits of the student, out of ${maximum}`, limits.basis, 'maximum'),
      note: fit.line(
        note ?? (left === 0 ? 'No credits are missing.' : `Credits that are missing: ${left}.`),
        limits.creditNote,
        'note',
      ),
    }),
  };
}

function timelineOf({ skillPoints }: ImportedPerson): Pick<Progress, 'skillTimeline'> {
  if (skillPoints.size === 0) return {};
  const values = new Map<string, number[]>();
  for (const [month, points] of skillPoints) {
    const year = academicYear(month);
    const own = values.get(year) ?? months.map(() => 0);
    values.set(year, own.with(Number(month.slice(5)) - 1, points));
  }
  const years = [...values].sort(([one], [other]) => (one < other ? 1 : -1)).slice(0, mostYears);
  return {
    skillTimeline: {
      unit: 'skill points',
      periods: years.map(([period, own]) => ({
        period,
        highlight: {
          month: lastMonth(own),
          color: colors[Number(period.slice(0, 4)) % colors.length] ?? 'orange',
        },
        points: months.map((month, index) => ({
          ...{ month, shortMonth: month, value: own[index] ?? 0 },
        })),
      })),
    },
  };
}

/** The last month of an academic year, which ends in June, with points. */
function lastMonth(values: readonly number[]): SkillPeriod['highlight']['month'] {
  const order = months.map((_, index) => (17 - index) % 12);
  return months[order.find((index) => values[index]) ?? 6] ?? 'Jul';
}
