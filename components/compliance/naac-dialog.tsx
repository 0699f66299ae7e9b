'use client';

import { ArrowDownTrayIcon } from '@heroicons/react/20/solid';
import { useMemo, useState } from 'react';
import { ToastRegion } from '@/components/page/toast-region';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ChoiceField, FormField } from '@/components/ui/form-field';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { limits } from '@/content/schema/limits';
import { formatCount } from '@/lib/text/count';
import { saveMade } from '@/lib/toast/save-made';
import type { ComplianceReport } from './model/compliance-export';
import { categoriesOf, naacFile, periodError } from './model/naac-file';
import { naacMetrics, naacTemplates, type NaacChoice } from './model/naac-template';

const startChoice: NaacChoice = {
  metric: '5.3.1',
  from: '',
  to: '',
  programme: '',
  programmeCode: '',
};

/** Approved activities in the columns of NAAC's data templates. */
export function NaacDialog({
  rows,
  rules,
  asOf,
  query,
  onClose,
}: ComplianceReport & LazyDialogProps) {
  const [choice, setChoice] = useState(startChoice);
  const file = useMemo(() => naacFile(rows, rules, choice), [rows, rules, choice]);
  const categories = categoriesOf(rules, choice.metric);
  const isRefused = periodError(choice) !== null;
  const lines = file.lines === 1 ? '1 line' : `${formatCount(file.lines)} lines`;
  return (
    <Dialog title="Files for NAAC" onClose={onClose}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p>
          A CSV file has the columns of NAAC’s data template, to be copied into it. It lists
          approved activities of{' '}
          {query.section === null ? 'all your sections' : <bdi>{query.section}</bdi>}.
        </p>
        <NaacFields
          choice={choice}
          onChange={(change) => setChoice((before) => ({ ...before, ...change }))}
        />
        <div className="grid gap-1.5 text-note">
          <p role="status" className="font-semibold">
            {categories.length > 0
              ? `${lines}, from the ${categories.length === 1 ? 'category' : 'categories'} ${categories.join(', ')}`
              : 'The college’s rules name no category for this template.'}
          </p>
          <ul className="grid list-disc gap-1 ps-5 text-muted">
            {file.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
        <Button
          variant="primary"
          className="w-fit"
          aria-disabled={isRefused}
          onClick={() => isRefused || saveMade(file.csv, `naac-${choice.metric}-${asOf}.csv`)}
        >
          <ArrowDownTrayIcon className="size-5" aria-hidden="true" />
          Download CSV
        </Button>
      </div>
      <ToastRegion placement="dialog" />
    </Dialog>
  );
}

const templates = naacMetrics.map((value) => ({ value, text: naacTemplates[value].label }));

interface NaacFieldsProps {
  choice: NaacChoice;
  onChange: (change: Partial<NaacChoice>) => void;
}

/** Which template is filled, with the activities of which period. */
function NaacFields({ choice, onChange }: NaacFieldsProps) {
  const field = (name: keyof NaacChoice, label: string) => ({
    id: `naac-${name}`,
    label,
    value: choice[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <ChoiceField {...field('metric', 'Template')} options={templates} data-autofocus />
      </div>
      <FormField {...field('from', 'First day')} type="date" />
      <FormField {...field('to', 'Last day')} type="date" error={periodError(choice)} />
      {choice.metric === '1.3.2' && (
        <>
          <FormField
            {...field('programme', 'Programme name')}
            maxLength={limits.student.program}
            autoComplete="off"
          />
          <FormField
            {...field('programmeCode', 'Programme code')}
            maxLength={limits.courseCode}
            autoComplete="off"
          />
        </>
      )}
    </div>
  );
}
