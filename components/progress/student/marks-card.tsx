import { useId, useState } from 'react';
import { TableAlternative } from '@/components/charts/chart-figure';
import { ChartLegend, legendMarks } from '@/components/charts/chart-legend';
import { LazyChart } from '@/components/charts/lazy-chart';
import { FigureTable } from '@/components/charts/figure-table';
import {
  formatMiddle,
  type OrderedMark,
  type MarkGroup,
} from '@/components/progress/model/mark-groups';
import { Card } from '@/components/ui/card';
import { ChoiceChips } from '@/components/ui/choice-chips';
import { EmptyState } from '@/components/ui/empty-state';
import { formatDay, formatShortDay } from '@/lib/time/date';
import { MarkRow } from './mark-row';

interface MarksCardProps {
  groups: readonly MarkGroup[];
  /** The short name of each subject by its id. */
  shorts: ReadonlyMap<string, string>;
  isClassShown: boolean;
  /** Null if the college has no figures of classes. */
  onToggle: (() => void) | null;
  className?: string;
}

const load = async () => (await import('@/components/charts/dot-chart')).DotChart;

/** The marks in the order of their kinds, each beside the middle half and the median of the class. */
export function MarksCard({ groups, shorts, isClassShown, onToggle, className }: MarksCardProps) {
  const marks = groups.flatMap((group) => group.marks);
  const hasClass = onToggle !== null && marks.some((mark) => mark.class);
  if (!marks.some(({ value }) => value !== null))
    return (
      <Card id="marks" title="Marks in order" {...(className && { className })}>
        <EmptyState sentence="No marks yet" hint="Marks will appear here, in order." />
      </Card>
    );
  const shown = isClassShown ? marks : marks.map((mark) => ({ ...mark, class: null }));
  return (
    <Card
      id="marks"
      title="Marks in order"
      {...(className && { className })}
      action={hasClass && <ClassSwitch isOn={isClassShown} onToggle={onToggle} />}
    >
      <div className="@max-2xl:hidden">
        <LazyChart load={load} className="h-64" props={chartOf(groups, shown, shorts)} />
        <Legend marks={shown} />
      </div>
      <SubjectRows marks={shown} shorts={shorts} />
      <TableAlternative>
        <MarksTable marks={shown} />
      </TableAlternative>
    </Card>
  );
}

function ClassSwitch({ isOn, onToggle }: { isOn: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={onToggle}
      className="group inline-flex min-h-6 items-center gap-2 text-note font-semibold no-js:hidden pointer-coarse:min-h-11 print:hidden"
    >
      Class beside me
      <span
        aria-hidden="true"
        className="flex h-5 w-9 rounded-full border border-control bg-sunken p-0.5 group-aria-checked:justify-end group-aria-checked:border-brand group-aria-checked:bg-brand"
      >
        <span className="h-full w-3.5 rounded-full bg-control group-aria-checked:bg-on-brand forced-colors:bg-[ButtonText]" />
      </span>
    </button>
  );
}

function chartOf(
  groups: readonly MarkGroup[],
  marks: readonly OrderedMark[],
  shorts: ReadonlyMap<string, string>,
) {
  const known = marks.flatMap((mark, at) => (mark.value === null ? [] : { at, value: mark.value }));
  const boxes = marks.flatMap(({ class: figures }, at) => {
    if (!figures) return [];
    const { low = figures.middle, middle, high = figures.middle } = figures;
    return { at, low, middle, high };
  });
  const lowest = Math.min(...known.map(({ value }) => value), ...boxes.map(({ low }) => low));
  let start = 0;
  return {
    label: describeMarks(marks),
    labels: marks.map(({ subject }) => shorts.get(subject) ?? ''),
    sets: [{ dots: known, color: 'brand' as const }],
    boxes,
    texts: marks.map(({ value, score, due }, at) => ({
      ...{ at, value },
      text: score ?? (due ? formatShortDay(due, due) : ''),
    })),
    groups: groups.map(({ name, marks: own }) => {
      const from = start;
      start += own.length;
      return { name, from, to: start - 1 };
    }),
    minimum: Math.max(0, Math.floor((lowest - 8) / 20) * 20),
  };
}

/** One sentence: how many marks there are and how many are at or above the median of the class. */
function describeMarks(marks: readonly OrderedMark[]): string {
  const known = marks.filter(({ value }) => value !== null);
  const compared = known.filter((mark) => mark.class);
  const above = compared.filter(({ value, class: figures }) => value! >= figures!.middle).length;
  const count = known.length === 1 ? '1 mark' : `${known.length} marks`;
  return compared.length === 0
    ? `${count} in order.`
    : `${count} in order; ${above} of ${compared.length} at the median of the class or above.`;
}

function Legend({ marks }: { marks: readonly OrderedMark[] }) {
  const counts = marks.flatMap(({ class: figures }) => figures?.count ?? []);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const ofClass = [
    { text: 'middle half of the class', mark: legendMarks.box },
    { text: 'median', mark: legendMarks.median },
    { text: `${least === most ? least : `${least} to ${most}`} students` },
  ];
  const mine = { text: 'my marks', mark: legendMarks.dot };
  return <ChartLegend items={[mine, ...(counts.length > 0 ? ofClass : [])]} />;
}

/** The marks of one subject at a time, for a narrow page. */
function SubjectRows({
  marks,
  shorts,
}: {
  marks: readonly OrderedMark[];
  shorts: ReadonlyMap<string, string>;
}) {
  const heading = useId();
  const subjects = [...new Map(marks.map(({ subject, subjectName }) => [subject, subjectName]))];
  const [asked, setAsked] = useState<string | null>(null);
  const chosen = asked ?? subjects[0]![0];
  const own = marks.filter(({ subject }) => subject === chosen);
  const counts = own.flatMap(({ class: figures }) => figures?.count ?? []);
  return (
    <div className="@2xl:hidden no-js:hidden print:hidden">
      <ChoiceChips
        label="Subject of the marks"
        options={subjects.map(([id, name]) => ({ value: id, name, text: shorts.get(id) ?? name }))}
        value={chosen}
        onChange={setAsked}
      />
      <ul aria-labelledby={heading} className="mt-2 divide-y divide-line">
        {own.map((mark) => (
          <MarkRow key={mark.id} mark={mark} />
        ))}
      </ul>
      <p id={heading} className="text-small text-muted">
        {counts.length > 0 ? `middle half of ${Math.max(...counts)}` : 'my marks'}
      </p>
    </div>
  );
}

function MarksTable({ marks }: { marks: readonly OrderedMark[] }) {
  const hasClass = marks.some((mark) => mark.class);
  return (
    <FigureTable
      caption="Marks in order"
      head={['Work', 'Subject', 'Mine', ...(hasClass ? ['Middle half', 'Median', 'Students'] : [])]}
      rows={marks.map(({ id, name, subjectName, text, percent, due, class: figures }) => ({
        key: id,
        cells: [
          <bdi key="name">{name}</bdi>,
          <bdi key="subject">{subjectName}</bdi>,
          text ? `${text}, ${percent}` : due ? `due ${formatDay(due)}` : 'to come',
          ...(hasClass
            ? figures
              ? [formatMiddle(figures), `${figures.middle}%`, String(figures.count)]
              : ['–', '–', '–']
            : []),
        ],
      }))}
    />
  );
}
