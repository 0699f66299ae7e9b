import type { ReactNode } from 'react';
import { SheetTable } from '@/components/print/print-or-save-dialog';
import { gapKinds, gapLabels } from './model/compliance-gap';
import { hasGap, pointsText, type ComplianceRow } from './model/compliance-row';

interface LineTableProps {
  found: readonly ComplianceRow[];
  /** The section that is shown; null for all, each then named. */
  section: string | null;
}

const cellClass = 'border-t border-line py-[0.02em] pe-[0.8em] text-start font-normal last:pe-0';

/** A line a student with the figures of what is missing, as many as two sheets hold for a year of students. */
export function LineTable({ found, section }: LineTableProps) {
  const others = gapKinds.filter(
    (kind) => kind !== 'points' && found.some((row) => hasGap(row, kind)),
  );
  const figures = (row: ComplianceRow, kind: string) =>
    row.gaps.flatMap((gap) => (gap.kind === kind ? gap.figure : [])).join(', ');
  const columns: [name: string, cell: (row: ComplianceRow) => ReactNode][] = [
    ['Roll no', ({ rollNumber }) => <bdi>{rollNumber}</bdi>],
    ...(section === null
      ? [
          [
            'Section',
            ({ sections }) => <bdi>{sections.join(', ')}</bdi>,
          ] as (typeof columns)[number],
        ]
      : []),
    ['Points', (row) => [pointsText(row), figures(row, 'points')].filter(Boolean).join(', ')],
    ...others.map((kind): (typeof columns)[number] => [
      gapLabels[kind],
      (row) => figures(row, kind),
    ]),
  ];
  return (
    <div className="text-[0.87em] leading-[1.12]">
      <p className="mb-[0.6em] text-muted">
        A number is how many activities; where a cell is empty, nothing is missing.
      </p>
      <SheetTable
        caption="Students and how much they lack"
        columns={['Student', ...columns.map(([name]) => name)]}
      >
        {found.map((row) => (
          <tr key={row.rollNumber} className="break-inside-avoid">
            <th scope="row" className={`${cellClass} wrap-anywhere`}>
              <bdi>{row.name}</bdi>
            </th>
            {columns.map(([name, cell]) => (
              <td key={name} className={`${cellClass} whitespace-nowrap`}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </SheetTable>
    </div>
  );
}
