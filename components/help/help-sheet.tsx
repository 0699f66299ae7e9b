import { formatDay } from '@/lib/time/date';
import { SheetTable } from '@/components/print/sheet-table';
import { HelpBasis } from './help-basis';
import { contactLabels } from './model/contact';
import type { HelpReport } from './model/help-export';
import { ReasonList } from './reason-list';
import { SectionAverages } from './section-averages';

const cellClass = 'border-t border-line py-[0.6em] pe-[1em] text-start align-top';

/** The printed list. */
export function HelpSheet(props: HelpReport) {
  const { rows, section, contacts, students, rules, asOf, by } = props;
  return (
    <article className="grid gap-[1.2em] leading-[1.45]">
      <h1 className="font-display text-[2.4em] leading-[1.05] font-[680] tracking-[-0.03em] text-brand">
        Who needs help, and why
      </h1>
      <p>
        <bdi>{by}</bdi>
        {section !== null && (
          <>
            , <bdi>{section}</bdi>
          </>
        )}
      </p>
      <HelpBasis rules={rules} asOf={asOf} />
      <SheetTable caption="Students" columns={['Student', 'Reasons', 'Last contact']}>
        {rows.map((row) => {
          const [last] = contacts.get(row.id) ?? [];
          return (
            <tr key={row.id}>
              <th scope="row" className={`${cellClass} w-[26%] font-normal wrap-anywhere`}>
                <p className="font-semibold">
                  <bdi>{row.name}</bdi>
                </p>
                <p>
                  <bdi>{row.rollNumber}</bdi>
                </p>
                <p>
                  <bdi>{section ?? row.sections.join(', ')}</bdi>
                </p>
              </th>
              <td className={cellClass}>
                <ReasonList row={row} section={section} />
              </td>
              <td className={`${cellClass} w-[20%] pe-0`}>
                {last ? `${contactLabels[last.kind]}, ${formatDay(last.day)}` : 'None'}
              </td>
            </tr>
          );
        })}
      </SheetTable>
      <SectionAverages students={students} rules={rules} />
    </article>
  );
}
