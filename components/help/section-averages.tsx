import { useMemo } from 'react';
import { Table, type TableColumn } from '@/components/list/table';
import { formatCount } from '@/lib/text/count';
import type { HelpContent } from './model/help-content';
import { averageText, sectionAverages, type SectionAverage } from './model/section-average';

const common = { headingClass: 'pe-3 last:pe-0', cellClass: 'py-2 pe-3 last:pe-0' };

/** The averages of each section; small groups have none. */
export function SectionAverages({ students, rules }: Pick<HelpContent, 'students' | 'rules'>) {
  const averages = useMemo(() => sectionAverages(students, rules), [students, rules]);
  const columns: readonly TableColumn<SectionAverage, never>[] = [
    {
      ...common,
      name: 'Section',
      className: 'min-w-20',
      cell: ({ section }) => <bdi>{section}</bdi>,
    },
    { ...common, name: 'Students', cell: (row) => formatCount(row.students) },
    { ...common, name: 'Attendance', cell: (row) => averageText(row.attendance, rules) },
    { ...common, name: 'Marks', cell: (row) => averageText(row.marks, rules) },
  ];
  return (
    <section className="mt-6 grid max-w-xl grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="text-note print:text-[1em]">Averages of each section</h3>
      <div
        role="region"
        aria-label="Table of averages"
        tabIndex={0}
        className="relative overflow-x-auto rounded-control text-note print:text-[1em]"
      >
        <Table
          caption="Averages of each section"
          columns={columns}
          rows={averages}
          keyOf={({ section }) => section}
        />
      </div>
      <p className="text-small text-muted print:text-[0.94em]">
        An average of fewer than {rules.smallestGroup} students is not shown.
      </p>
    </section>
  );
}
