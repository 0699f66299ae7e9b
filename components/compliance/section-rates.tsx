import { useMemo } from 'react';
import { Table, type TableColumn } from '@/components/list/table';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import { formatCount } from '@/lib/text/count';
import { sectionRates, type SectionRate } from './model/compliance-rate';
import type { ComplianceRow } from './model/compliance-row';

const common = { headingClass: 'pe-3 last:pe-0', cellClass: 'py-2 pe-3 last:pe-0' };

const columns: readonly TableColumn<SectionRate, never>[] = [
  {
    ...common,
    name: 'Section',
    className: 'min-w-20',
    cell: ({ section }) => <bdi>{section}</bdi>,
  },
  { ...common, name: 'Students', cell: ({ students }) => formatCount(students) },
  { ...common, name: 'Complete', cell: ({ complete }) => formatCount(complete) },
  { ...common, name: 'Share', cell: ({ percent }) => percent },
];

interface SectionRatesProps {
  rows: readonly ComplianceRow[];
  students: readonly RegisteredStudent[];
}

/** How many students of each section are complete. */
export function SectionRates({ rows, students }: SectionRatesProps) {
  const rates = useMemo(() => sectionRates(rows, students), [rows, students]);
  return (
    <section className="mt-6 grid max-w-xl grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="text-note print:text-[1em]">Complete students of each section</h3>
      <div
        role="region"
        aria-label="Table of sections"
        tabIndex={0}
        className="relative overflow-x-auto rounded-control text-note print:text-[1em]"
      >
        <Table
          caption="Complete students of each section"
          columns={columns}
          rows={rates}
          keyOf={({ section }) => section}
        />
      </div>
    </section>
  );
}
