import { ArrowDownTrayIcon, PrinterIcon, ViewColumnsIcon } from '@heroicons/react/20/solid';
import { useRef } from 'react';
import { NoMatch } from '@/components/list/no-match';
import { ListFoot } from '@/components/list/list-foot';
import { SearchField } from '@/components/list/search-field';
import { useShown } from '@/components/list/use-shown';
import { studentViews, studentsToCsv } from '@/components/progress/model/student-view';
import { Button, buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ChoiceChips } from '@/components/ui/choice-chips';
import { EmptyState } from '@/components/ui/empty-state';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import { Select } from '@/components/ui/select';
import { useAnnounced } from '@/components/ui/use-announced';
import { formatCount } from '@/lib/text/count';
import { saveMade } from '@/lib/toast/save-made';
import { ChosenStudents } from './chosen-students';
import { CountingRules } from './counting-rules';
import { ProgressTable } from './progress-table';
import type { ShownStudents, StudentsContent } from './use-students';

interface StudentsCardProps {
  content: StudentsContent;
  students: ShownStudents;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** The one table of students: stored views, search, filter, order, columns, file and print. */
export function StudentsCard({ content, students, chosen, onChoose }: StudentsCardProps) {
  const {
    asked,
    ask,
    setText,
    rows,
    all,
    shown: columns,
    filters,
    filter,
    section,
    notes,
  } = students;
  const shown = useShown(rows);
  const table = useRef<HTMLDivElement>(null);
  const { view } = asked;
  const count = view.metric
    ? `${formatCount(rows.length)} ${rows.length === 1 ? 'line' : 'lines'}`
    : `${formatCount(rows.length)} of ${formatCount(all.length)} students`;
  useAnnounced(count);
  return (
    <Card
      id="students"
      title="Students"
      action={<TableActions {...{ content, students }} />}
      className="scroll-mt-20"
    >
      <div className="mb-3 flex flex-wrap items-center gap-2.5 print:hidden">
        <ChoiceChips
          label="View"
          value={view.id}
          options={studentViews.map(({ id, name }) => ({ value: id, text: name }))}
          onChange={(id) =>
            ask({
              view: studentViews.find((one) => one.id === id)!,
              ...{ show: null, sort: null, columns: null },
            })
          }
        />
        <div className="contents no-js:hidden">
          <SearchField
            label="Search students"
            placeholder="Name or roll no."
            value={students.text}
            onChange={setText}
            className="grow basis-44 sm:max-w-64"
          />
          <Select
            label="Students shown"
            value={filter.value}
            onChange={(show) => ask({ show })}
            options={filters}
          />
        </div>
        <p className="ms-auto text-note text-muted">{count}</p>
      </div>
      <ChosenStudents
        chosen={all.filter(({ id }) => chosen.has(id))}
        by={content.by}
        onClear={() => {
          onChoose(new Set());
          table.current?.focus();
        }}
      />
      <div ref={table} tabIndex={-1} className="rounded-control">
        {rows.length > 0 ? (
          <ProgressTable
            {...{ columns, section, chosen, onChoose, found: rows }}
            narrow={students.narrow}
            key={view.id}
            rows={shown.records}
            canChoose={!view.metric}
            sort={asked.sort}
            onSort={(sort) => ask({ sort })}
          />
        ) : (
          <Nobody
            isFiltered={students.text !== '' || asked.show !== null}
            name={view.name}
            onClear={() => {
              setText('');
              ask({ show: 'all' });
            }}
          />
        )}
      </div>
      {rows.length > 0 && <ListFoot shown={shown} kind={view.metric ? 'lines' : 'students'} />}
      <CountingRules {...content} notes={notes} />
    </Card>
  );
}

interface NobodyProps {
  isFiltered: boolean;
  /** The name of the view. */
  name: string;
  onClear: () => void;
}

/** Says that a search finds nobody, or that a view has nobody to list. */
function Nobody({ isFiltered, name, onClear }: NobodyProps) {
  if (isFiltered) return <NoMatch sentence="No Students Found" onClear={onClear} />;
  return (
    <EmptyState
      sentence="No Students Listed"
      hint={`By the college’s rules nobody is listed under ${name}.`}
      action={
        <Button onClick={onClear} className="no-js:hidden">
          Show all students
        </Button>
      }
    />
  );
}

const loadColumns = async () => (await import('./columns-dialog')).ColumnsDialog;
const loadPrint = async () => (await import('./print-dialog')).PrintDialog;

function TableActions({ content, students }: Pick<StudentsCardProps, 'content' | 'students'>) {
  const { columns, shown, rows, asked, ask } = students;
  const dialog = { className: buttonClass() };
  const choosable = columns.filter(({ group }) => group !== 'NAAC' || asked.view.metric);
  return (
    <span className="flex flex-wrap gap-2">
      <LazyDialogButton
        {...dialog}
        load={loadColumns}
        name="columns"
        props={{
          ...{ columns: choosable, shown },
          onChange: (ids: readonly string[] | null) => ask({ columns: ids }),
        }}
      >
        <ViewColumnsIcon className="size-5" aria-hidden="true" />
        Columns: {shown.length} of {choosable.length}
      </LazyDialogButton>
      <Button
        aria-label="Download CSV"
        onClick={() =>
          saveMade(
            studentsToCsv(rows, shown, `${content.asOf}${students.note}`),
            `students-${asked.view.id}-${content.asOf}.csv`,
          )
        }
        className="no-js:hidden"
      >
        <ArrowDownTrayIcon className="size-5" aria-hidden="true" />
        CSV
      </Button>
      <LazyDialogButton
        {...dialog}
        load={loadPrint}
        name="print-students"
        props={{ content, students }}
      >
        <PrinterIcon className="size-5" aria-hidden="true" />
        Print
      </LazyDialogButton>
    </span>
  );
}
