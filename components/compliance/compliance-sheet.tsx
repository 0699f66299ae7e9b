import { SheetTable } from '@/components/print/print-or-save-dialog';
import { ComplianceBasis } from './compliance-basis';
import { ComplianceFigure } from './compliance-figure';
import { GapList } from './gap-list';
import type { ComplianceReport } from './model/compliance-export';
import { isComplete, pointsText, type ComplianceRow } from './model/compliance-row';
import { LineTable } from './line-table';
import { SectionRates } from './section-rates';

interface ComplianceSheetProps extends ComplianceReport {
  /** True if it names everything that is missing; otherwise a student has one line. */
  isWhole: boolean;
}

/** The printed list. */
export function ComplianceSheet({ isWhole, ...props }: ComplianceSheetProps) {
  const { all, rows, found, students, by, query } = props;
  const { section } = query;
  return (
    <article
      className={`grid leading-[1.45] ${isWhole ? 'gap-[1.2em]' : 'gap-[0.8em] text-[0.85em]'}`}
    >
      <h1 className="font-display text-[2.4em] leading-[1.05] font-[680] tracking-[-0.03em] text-brand">
        Compliance
      </h1>
      <p>
        <bdi>{by}</bdi>
        {section !== null && (
          <>
            , <bdi>{section}</bdi>
          </>
        )}
      </p>
      <ComplianceFigure rows={rows} section={section} />
      <ComplianceBasis {...props} />
      {isWhole ? <WholeTable {...{ found, section }} /> : <LineTable {...{ found, section }} />}
      <SectionRates rows={all} students={students} />
    </article>
  );
}

type FoundRows = Pick<ComplianceReport, 'found'> & Pick<ComplianceReport['query'], 'section'>;

function WholeTable({ found, section }: FoundRows) {
  return (
    <SheetTable
      caption="Students and what they lack"
      columns={['Student', 'Points', 'What is missing']}
    >
      {found.map((row) => (
        <SheetRow key={row.rollNumber} row={row} section={section} />
      ))}
    </SheetTable>
  );
}

const cellClass = 'border-t border-line py-[0.6em] pe-[1em] text-start align-top';

function SheetRow({ row, section }: { row: ComplianceRow; section: string | null }) {
  const { name, rollNumber, sections } = row;
  return (
    <tr>
      <th scope="row" className={`${cellClass} w-[26%] font-normal wrap-anywhere`}>
        <p className="font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p>
          <bdi>{rollNumber}</bdi>
        </p>
        <p>
          <bdi>{section ?? sections.join(', ')}</bdi>
        </p>
      </th>
      <td className={`${cellClass} w-[12%]`}>{pointsText(row)}</td>
      <td className={`${cellClass} pe-0`}>
        {isComplete(row) ? 'Complete' : <GapList row={row} section={section} whole />}
      </td>
    </tr>
  );
}
