import { useState } from 'react';
import { chooseEvidence } from '@/components/activity/model/activity-form';
import { EvidenceField } from '@/components/activity/student/evidence-field';
import { DialogForm, FormFailure } from '@/components/form/dialog-form';
import { DraftNote } from '@/components/form/form-notes';
import { useForm } from '@/components/form/use-form';
import { ToastRegion } from '@/components/page/toast-region';
import { askableOf, type Question } from '@/components/question/model/question';
import { classTitle } from '@/components/question/model/question-file';
import { shownNames, type StudentClass } from '@/components/roll-call/model/every-class';
import { statusLabels } from '@/components/roll-call/model/roll-call';
import { Button } from '@/components/ui/button';
import { Dialog, DialogFoot, useCloseDialog } from '@/components/ui/dialog';
import { ErrorSummary } from '@/components/ui/error-summary';
import { ChoiceField, TextField } from '@/components/ui/form-field';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { useAnnounced } from '@/components/ui/use-announced';
import { limits } from '@/content/schema/limits';
import type { StudentDrop } from '@/lib/drop/access';
import type { StoredPdf } from '@/lib/file/stored-pdf';
import { textContent } from '@/lib/form/form-content';
import { formName } from '@/lib/form/form-draft';
import { useRecords } from '@/lib/store/use-records';
import { formatCount } from '@/lib/text/count';
import { ask, newQuestion } from './ask';

/** A class, and the box of its teacher; the teacher of the sample has none. */
export interface AskedClass {
  one: StudentClass;
  box: StudentDrop | undefined;
  /** The name of the teacher. */
  teacher: string;
}

interface QuestionDialogProps {
  /** One class, or those on the days of an event. */
  classes: readonly AskedClass[];
  student: Question['student'];
  /** The name of the event. */
  event?: string;
}

/** Asks the teachers of classes about what these say, or says why that cannot be asked now. */
export function QuestionDialog({
  onClose,
  classes,
  ...props
}: QuestionDialogProps & LazyDialogProps) {
  const questions = useRecords('questions');
  // Once it is asked, it is one of the open questions itself.
  const [{ askable, problem }] = useState(() => askableOf(classes, questions.values(), Date.now()));
  return (
    <Dialog
      title={classes.length > 1 ? `Question ${classes.length} classes` : 'Question this'}
      onClose={onClose}
    >
      <ul className="mb-4 grid gap-2">
        {askable.map(({ one }) => (
          <li key={one.id} className="wrap-anywhere">
            <span className="font-semibold">{classTitle(one)}</span>
            <span className="block text-muted">
              {one.status ? `It says: ${shownNames[one.status]}.` : 'It has no register yet.'}{' '}
              {one.source === 'college' && 'That is the college’s record.'}
            </span>
          </li>
        ))}
      </ul>
      {problem && <p className="mb-4 font-semibold">{problem}</p>}
      {askable.length > 0 && <QuestionForm classes={askable} {...props} />}
      <ToastRegion placement="dialog" urgentOnly />
    </Dialog>
  );
}

const choices = (['P', 'L', 'D'] as const).map((value) => ({
  value,
  text: statusLabels[value],
}));

function QuestionForm({ classes, student, event }: QuestionDialogProps) {
  const close = useCloseDialog();
  const options = choices.filter(({ value }) => classes.some(({ one }) => one.status !== value));
  const [start] = useState(() =>
    textContent({
      wants: event ? 'D' : (options[0]!.value as string),
      text: event ? `I was at ${event}.` : '',
    }),
  );
  const [problem, setProblem] = useState('');
  useAnnounced(problem, { urgent: true });
  const { focused, ...form } = useForm<'wants' | 'text', 'evidence'>({
    name: formName('question', classes[0]!.one.id),
    start,
    check: ({ values: { text } }) => {
      if (!text.trim()) return [{ field: 'text', message: 'Enter why it should be different.' }];
      if (text.trim().length <= limits.question.text) return [];
      const message = `Use at most ${formatCount(limits.question.text)} characters.`;
      return [{ field: 'text', message }];
    },
    save: async ({ values, file }, draft) => {
      const evidence = file?.name === undefined ? null : (file as StoredPdf);
      const wants = values.wants as Question['wants'];
      const text = values.text.trim();
      const asked = classes.map(({ one, box, teacher }) => ({
        question: newQuestion({ one, student, teacher, wants, text, evidence }),
        box,
      }));
      const failed = await ask(asked, [draft.removal()]);
      setProblem(failed ?? '');
      if (failed) draft.finish(false);
      else close();
    },
  });
  const teachers = [...new Set(classes.map(({ teacher }) => teacher))].join(', ');
  return (
    <DialogForm {...form.props}>
      <DraftNote draft={form.draft} onChange={form.replaced} />
      <ErrorSummary ref={focused} errors={form.errors} fieldId={form.fieldId} />
      <ChoiceField {...form.control('wants')} label="It should be" options={options} />
      <TextField
        {...form.control('text')}
        label="Why"
        hint={`${teachers} reads this. Up to ${formatCount(limits.question.text)} characters.`}
        rows={3}
        required
      />
      <EvidenceField
        id={form.fieldId('evidence')}
        evidence={form.file}
        needed={false}
        error={form.errorOf('evidence')}
        onChoose={(files) => void form.choose('evidence', () => chooseEvidence(form.draft, files))}
        onRemove={() => form.removeFile()}
      />
      <FormFailure failed={form.failed} />
      {problem && <p className="text-note font-medium text-rejected">{problem}</p>}
      <DialogFoot>
        <Button variant="primary" type="submit">
          Send to {teachers}
        </Button>
      </DialogFoot>
    </DialogForm>
  );
}
