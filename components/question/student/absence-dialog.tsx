import { useState } from 'react';
import { DialogForm, FormFailure } from '@/components/form/dialog-form';
import { DraftNote } from '@/components/form/form-notes';
import { useForm } from '@/components/form/use-form';
import { ToastRegion } from '@/components/page/toast-region';
import { reasonNames, type Absence } from '@/components/roll-call/model/absence';
import type { ClassesRecord } from '@/components/roll-call/model/every-class';
import { Button } from '@/components/ui/button';
import { Dialog, DialogFoot, useCloseDialog } from '@/components/ui/dialog';
import { ErrorSummary } from '@/components/ui/error-summary';
import { ChoiceField, FormField, TextField } from '@/components/ui/form-field';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { useAnnounced } from '@/components/ui/use-announced';
import { limits } from '@/content/schema/limits';
import { textContent } from '@/lib/form/form-content';
import { daysAfter } from '@/lib/time/day';
import { teachersOn, writeAbsence } from './write-absence';

interface AbsenceDialogProps {
  record: ClassesRecord & { student: Absence['student'] };
  today: string;
}

/** Writes to each teacher who has a class with the student on some days. */
export function AbsenceDialog({ onClose, ...props }: AbsenceDialogProps & LazyDialogProps) {
  return (
    <Dialog title="I will be away" onClose={onClose}>
      <p className="mb-4 text-muted">
        This tells your teachers. It excuses nothing: follow your college’s rules for leave as well.
      </p>
      <AbsenceForm {...props} />
      <ToastRegion placement="dialog" urgentOnly />
    </Dialog>
  );
}

const reasons = Object.entries(reasonNames).map(([value, text]) => ({ value, text }));

function AbsenceForm({ record, today }: AbsenceDialogProps) {
  const close = useCloseDialog();
  const [start] = useState(() =>
    textContent({ from: today, to: today, reason: 'medical', text: '' }),
  );
  const [problem, setProblem] = useState('');
  useAnnounced(problem, { urgent: true });
  const { focused, ...form } = useForm<'from' | 'to' | 'reason' | 'text'>({
    name: 'absence',
    start,
    check: ({ values: { from, to, text } }) => {
      if (!from || from < today)
        return [{ field: 'from', message: 'Choose today or a later day.' }];
      if (!to || to < from)
        return [{ field: 'to', message: 'Choose the first day or a later one.' }];
      if (to > daysAfter(from, limits.absence.days))
        return [{ field: 'to', message: `Choose at most ${limits.absence.days} days.` }];
      if (text.trim().length > limits.absence.text)
        return [{ field: 'text', message: `Use at most ${limits.absence.text} characters.` }];
      return teachersOn(record, from, to).length > 0
        ? []
        : [{ field: 'from', message: 'You have no class on these days, so nobody needs to know.' }];
    },
    save: async ({ values: { from, to, reason, text } }, draft) => {
      const { name, rollNumber } = record.student;
      const days = { student: { name, rollNumber }, from, to, text: text.trim() };
      const failed = await writeAbsence(
        { ...days, reason: reason as Absence['reason'] },
        teachersOn(record, from, to),
        [draft.removal()],
      );
      setProblem(failed ?? '');
      if (failed) draft.finish(false);
      else close();
    },
  });
  const { from, to } = form.values;
  const names = teachersOn(record, from, to < from ? from : to).map(({ name }) => name);
  return (
    <DialogForm {...form.props}>
      <DraftNote draft={form.draft} onChange={form.replaced} />
      <ErrorSummary ref={focused} errors={form.errors} fieldId={form.fieldId} />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField {...form.control('from')} label="First day" type="date" min={today} required />
        <FormField {...form.control('to')} label="Last day" type="date" min={from} required />
      </div>
      <ChoiceField {...form.control('reason')} label="Reason" options={reasons} />
      <TextField
        {...form.control('text')}
        label="Text (optional)"
        hint={`Up to ${limits.absence.text} characters.`}
        rows={2}
      />
      <p className="text-note text-muted">
        {names.length > 0 ? `It goes to ${names.join(', ')}.` : 'You have no class on these days.'}
      </p>
      <FormFailure failed={form.failed} />
      {problem && <p className="text-note font-medium text-rejected">{problem}</p>}
      <DialogFoot>
        <Button variant="primary" type="submit">
          Tell your teachers
        </Button>
      </DialogFoot>
    </DialogForm>
  );
}
