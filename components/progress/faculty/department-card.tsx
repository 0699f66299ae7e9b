import { formatShare } from '@/components/attendance/model/share';
import { TableAlternative } from '@/components/charts/chart-figure';
import { Sparkline } from '@/components/charts/sparkline';
import { helpRuleNames, ruleLabels } from '@/components/progress/model/help-reason';
import { FigureTable } from '@/components/charts/figure-table';
import { MarkRow } from '@/components/progress/student/mark-row';
import { Card } from '@/components/ui/card';
import type { SectionOverview } from '@/content/schema/record/overview';
import { countText } from '@/lib/text/count';
import { formatShortDay } from '@/lib/time/date';
import { daysAfter } from '@/lib/time/day';

interface DepartmentCardProps {
  overview: readonly SectionOverview[];
  /** The minimum attendance in percent; null if there is none. */
  limit: number | null;
  asOf: string;
}

const percent = (value: number) => formatShare({ part: value, whole: 100 });

/** The sections of a department for its head, those with most students below the limit first. No student is named. */
export function DepartmentCard({ overview, limit, asOf }: DepartmentCardProps) {
  const sorted = [...overview].sort((one, other) => (other.below ?? 0) - (one.below ?? 0));
  return (
    <Card
      title="Sections of the department"
      action={
        <p className="text-note text-muted">{countText(sorted.length, ['section', 'sections'])}</p>
      }
    >
      <ul className="grid grid-cols-1 gap-x-8 gap-y-6 @2xl:grid-cols-2 @5xl:grid-cols-3">
        {sorted.map((one) => (
          <li key={`${one.section} ${one.course}`} className="min-w-0 wrap-anywhere">
            <Section {...one} limit={limit} asOf={asOf} />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small text-muted">
        Counts below five, and the middle half of fewer than ten, are left out. No student is named.
      </p>
    </Card>
  );
}

function Section({
  limit,
  asOf,
  ...one
}: SectionOverview & Pick<DepartmentCardProps, 'limit' | 'asOf'>) {
  const { section, course, teacher, students, assessments, attendance, below, reasons } = one;
  const weeks = attendance?.weeks ?? [];
  const last = weeks.findLast((week) => week !== null);
  const listed = helpRuleNames.flatMap((rule) =>
    reasons[rule] ? `${reasons[rule]} ${ruleLabels[rule].toLowerCase()}` : [],
  );
  return (
    <>
      <h3 className="text-body font-semibold">
        <bdi>{section}</bdi> · <bdi>{course}</bdi>
      </h3>
      <p className="text-note text-muted">
        {teacher && (
          <>
            <bdi>{teacher}</bdi>,{' '}
          </>
        )}
        {students} students
      </p>
      {last && (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
          <Sparkline
            values={weeks.map((week) => week && week[1])}
            band={weeks.map((week) => week && [week[0], week[2]])}
            limit={limit}
            className="w-48"
          />
          <p className="text-note">
            <span className="font-semibold">{percent(last[1])}</span>
            <span className="block text-muted">median attendance</span>
          </p>
        </div>
      )}
      {limit !== null && (
        <p className={`mt-1 text-note ${below ? 'font-semibold text-rejected' : 'text-muted'}`}>
          {below ? `${below} below ${limit}%` : `fewer than 5 below ${limit}%`}
        </p>
      )}
      {assessments.length > 0 && (
        <ul aria-label={`Marks of ${section}, ${course}`} className="mt-1 divide-y divide-line">
          {assessments.map(({ name, figures }) => (
            <MarkRow
              key={name}
              mark={{
                ...{ name, value: null, due: null, class: figures },
                text: `${figures.middle}%`,
              }}
            />
          ))}
        </ul>
      )}
      {listed.length > 0 && <p className="text-note">Reasons: {listed.join(', ')}</p>}
      {attendance && (
        <TableAlternative>
          <FigureTable
            caption={`Attendance of ${section}, ${course}, so far by week`}
            head={['Week from', 'Lower quarter', 'Median', 'Upper quarter']}
            rows={attendance.weeks.map((week, index) => {
              const monday = formatShortDay(daysAfter(attendance.from, 7 * index), asOf);
              const cells = week ? week.map(percent) : ['–', '–', '–'];
              return { key: monday, cells: [monday, ...cells] };
            })}
          />
        </TableAlternative>
      )}
    </>
  );
}
