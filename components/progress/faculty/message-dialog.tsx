'use client';
import { useState } from 'react';
import { problemReason } from '@/components/drop/model/letter';
import { useHasDrop } from '@/components/drop/use-boxes';
import { DialogForm, FormFailure } from '@/components/form/dialog-form';
import { DraftNote } from '@/components/form/form-notes';
import { useForm } from '@/components/form/use-form';
import { addWritten } from '@/components/progress/model/contact';
import type { ProgressRow } from '@/components/progress/model/progress-row';
import { Button } from '@/components/ui/button';
import { Dialog, useCloseDialog } from '@/components/ui/dialog';
import { ErrorSummary } from '@/components/ui/error-summary';
import { TextField } from '@/components/ui/form-field';
import { useAnnounced } from '@/components/ui/use-announced';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { limits } from '@/content/schema/limits';
import { messageChanges } from '@/lib/drop/chat';
import { sendNow } from '@/lib/drop/start';
import { textContent } from '@/lib/form/form-content';
import { workspace } from '@/lib/store/device';
import type { Change } from '@/lib/store/record';
import { countText, formatCount, countCharacters } from '@/lib/text/count';
import { showToast } from '@/lib/toast/toast';

type Recipient = Pick<ProgressRow, 'name' | 'rollNumber'>;

interface ChosenProps {
  students: readonly Recipient[];
  /** The name of the teacher. */
  by: string;
}

/** One message to each of the chosen students. Without a drop box, it is a text to copy. */
export function MessageDialog({ onClose, ...props }: ChosenProps & LazyDialogProps) {
  const { students } = props;
  const title =
    students.length === 1
      ? `Message to ${students[0]!.name}`
      : `Message to ${formatCount(students.length)} students`;
  return (
    <Dialog title={title} onClose={onClose}>
      <MessageForm {...props} />
    </Dialog>
  );
}

const start = textContent({ text: 'Dear {name},\n\n' });

const filledFor = (text: string, { name }: Recipient) => text.trim().replaceAll('{name}', name);

function MessageForm({ students, by }: ChosenProps) {
  const hasDrop = useHasDrop();
  const close = useCloseDialog();
  const [problem, setProblem] = useState('');
  useAnnounced(problem, { urgent: true });
  const { focused, ...form } = useForm<'text'>({
    name: 'message-to-each',
    start,
    check: ({ values }) => {
      const length = Math.max(
        ...students.map((one) => countCharacters(filledFor(values.text, one))),
      );
      if (values.text.trim() === '' || values.text === start.values.text)
        return [{ field: 'text', message: 'Write a message.' }];
      if (length <= limits.chat.text) return [];
      const message = `The message has ${formatCount(length)} characters. Use at most ${formatCount(limits.chat.text)}.`;
      return [{ field: 'text', message }];
    },
    save: async ({ values: { text } }, draft) => {
      const contacts = students.map((one) => addWritten(one, filledFor(text, one), by));
      const noted = [...contacts, draft.removal()];
      const failed = await (hasDrop ? sendToEach : copyForEach)(students, text, noted);
      setProblem(failed ?? '');
      if (failed) return draft.finish(false);
      close();
    },
  });
  const [first] = students;
  return (
    <DialogForm {...form.props}>
      <DraftNote draft={form.draft} onChange={form.replaced} />
      <ErrorSummary ref={focused} errors={form.errors} fieldId={form.fieldId} />
      <TextField
        {...form.control('text')}
        label="Message"
        hint={`{name} becomes the name of each student. Up to ${formatCount(limits.chat.text)} characters.`}
        rows={6}
      />
      <section className="rounded-control bg-sunken p-3 text-note">
        <h3 className="text-note text-muted">
          To <bdi>{first!.name}</bdi>
          {students.length > 1 && ' (the first of them)'}
        </h3>
        <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
          {filledFor(form.values.text, first!)}
        </p>
      </section>
      <FormFailure failed={form.failed} />
      {problem && <p className="text-note font-medium text-rejected">{problem}</p>}
      <Button variant="primary" type="submit" className="self-start">
        {hasDrop ? `Send ${countText(students.length, ['message', 'messages'])}` : 'Copy the text'}
      </Button>
    </DialogForm>
  );
}

/** Puts a letter to each student into the queue; resolves to why one cannot be sent, or null. */
async function sendToEach(students: readonly Recipient[], text: string, noted: Change[]) {
  const letters = await Promise.all(
    students.map((student) =>
      messageChanges({ kind: 'note', with: student.rollNumber, text: filledFor(text, student) }),
    ),
  );
  const changes = letters.flatMap((letter) => ('problem' in letter ? [] : letter.changes));
  const refused = letters.find((letter) => 'problem' in letter);
  if (refused) return problemReason(refused.problem);
  await workspace.write([...changes, ...noted]);
  void sendNow().catch(() => {});
  showToast(`${countText(students.length, ['message is', 'messages are'])} on the way.`);
  return null;
}

/** Copies the text; of several students, one below another with name and roll number. */
async function copyForEach(students: readonly Recipient[], text: string, noted: Change[]) {
  const texts = students.map((student) => {
    const filled = filledFor(text, student);
    return students.length > 1 ? `${student.name}, ${student.rollNumber}\n\n${filled}` : filled;
  });
  try {
    await navigator.clipboard.writeText(texts.join('\n\n\n'));
  } catch {
    return 'This browser cannot copy. Select the text and copy it.';
  }
  await workspace.write(noted);
  showToast('Copied. Paste it into your emails.');
  return null;
}
