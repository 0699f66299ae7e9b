import type { ReactNode } from 'react';
import { formatShare } from '@/components/attendance/model/share';
import { ShortDay } from '@/components/page/short-day';
import { medianOf } from '@/components/progress/model/section-spread';
import type { ProgressRow } from '@/components/progress/model/progress-row';
import { Card } from '@/components/ui/card';
import { ChoiceChips } from '@/components/ui/choice-chips';
import { countText, formatCount } from '@/lib/text/count';
import type { ShownStudents, StudentsContent } from './use-students';

interface ProgressHeadProps {
  content: StudentsContent;
  students: ShownStudents;
  classroom: readonly { section: string; course: string }[];
}

/** The sections to choose from, and the figures of the chosen one. */
export function ProgressHead({ content, students, classroom }: ProgressHeadProps) {
  const { sections, section, all, ask } = students;
  const { asOf } = content;
  const shown = section ?? (sections.length === 1 ? sections[0] : undefined);
  const options = [...sections, ''].map((value) => ({
    value,
    text: value === '' ? 'All my sections' : nameOf(value, classroom),
  }));
  return (
    <Card
      title={shown === undefined ? 'All my sections' : nameOf(shown, classroom)}
      action={
        <p className="text-note text-muted">
          College’s figures up to <ShortDay day={asOf} weekday />
          {students.note}
        </p>
      }
    >
      <div className="grid gap-x-8 gap-y-5 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        {sections.length > 1 ? (
          <ChoiceChips
            label="Section"
            value={section ?? ''}
            options={options}
            onChange={(value) => ask({ section: value || null, columns: null, sort: null })}
          />
        ) : (
          <p className="text-note text-muted">{countText(all.length, ['student', 'students'])}</p>
        )}
        <HeadFigures rows={all} />
      </div>
    </Card>
  );
}

/** The section with its course, if it has only one with this teacher. */
function nameOf(section: string, classroom: ProgressHeadProps['classroom']): string {
  const [only, ...others] = classroom.filter((one) => one.section === section);
  return only && others.length === 0 ? `${section} ${only.course}` : section;
}

function HeadFigures({ rows }: { rows: readonly ProgressRow[] }) {
  const total = formatCount(rows.length);
  const withReason = rows.filter(({ reasons }) => reasons.length > 0).length;
  const marks = medianOf(rows.flatMap(({ allMarks }) => allMarks ?? []));
  const attended = rows.flatMap(({ attendance }) => attendance ?? []);
  const part = attended.reduce((sum, one) => sum + one.attended, 0);
  const whole = attended.reduce((sum, one) => sum + one.counted, 0);
  const due = rows.filter(({ points, required }) => required !== null && points < required);
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 @2xl:grid-cols-4">
      <Figure label="have a reason" tone={withReason > 0 ? 'text-rejected' : ''}>
        {formatCount(withReason)} of {total}
      </Figure>
      <Figure label="median of all marks">{marks === null ? '–' : formatShare(marks)}</Figure>
      <Figure label="attendance">{whole === 0 ? '–' : formatShare({ part, whole })}</Figure>
      <Figure label="points due, not reached">{formatCount(due.length)}</Figure>
    </dl>
  );
}

function Figure({
  label,
  tone = '',
  children,
}: {
  label: string;
  tone?: string;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-note text-muted">{label}</dt>
      <dd className={`font-display text-heading font-bold whitespace-nowrap ${tone}`}>
        {children}
      </dd>
    </div>
  );
}
