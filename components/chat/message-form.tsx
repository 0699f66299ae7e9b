import { useState } from 'react';
import { ChosenFile } from '@/components/form/chosen-file';
import { DialogForm, FormFailure } from '@/components/form/dialog-form';
import { DraftNote } from '@/components/form/form-notes';
import { handleDrop } from '@/components/form/handle-drop';
import { useForm } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { FileField, TextField } from '@/components/ui/form-field';
import { useAnnounced } from '@/components/ui/use-announced';
import { limits } from '@/content/schema/limits';
import { checkPdfs } from '@/lib/file/stored-file';
import { textContent } from '@/lib/form/form-content';
import { formName } from '@/lib/form/form-draft';
import type { PersonKind } from '@/lib/record/person';
import { recordIdOf } from '@/lib/store/kind/person-id';
import { useRecords } from '@/lib/store/use-records';
import { formatCount, countCharacters } from '@/lib/text/count';
import { formatSize } from '@/lib/text/file-size';
import { sendMessage } from './chat-actions';
import { waitingCount, type Conversation } from './model/conversation';

const start = textContent({ text: '' });

const receipts: Readonly<Record<PersonKind, string>> = {
  student: 'You see when the teacher’s device has it, not whether it was read.',
  teacher: 'You do not see whether it was read.',
};

function readersOf({ name, section, messages }: Conversation): string {
  if (section !== undefined)
    return `Each student of ${name} gets it in the conversation with you, and answers you alone.`;
  const isToSection = messages.some((message) => message.section !== undefined);
  return `It is encrypted for ${name}${isToSection ? ': the section gets no answer' : ''}.`;
}

/** The reason why nothing can be written now; empty if there is none. */
function useObstacle({ kind, conversation }: MessageFormProps): string {
  const { id, name, section, canWrite, messages } = conversation;
  const waiting = waitingCount(useRecords('letters').values(), id);
  if (!canWrite && messages.length === 0)
    return 'These messages are in your record from the college and cannot be answered here.';
  if (!canWrite && section !== undefined) return `${name} is not one of your sections any more.`;
  if (!canWrite)
    return kind === 'student'
      ? `${name} is not one of your teachers any more.`
      : `${name} is not in any of your sections any more.`;
  if (kind === 'student' && waiting >= limits.chat.waiting)
    return `The device of ${name} has not fetched your last ${waiting} messages. You can write more when it has.`;
  return '';
}

interface MessageFormProps {
  kind: PersonKind;
  conversation: Conversation;
}

/** A form that sends a message, or why there is none. */
export function MessageForm(props: MessageFormProps) {
  const obstacle = useObstacle(props);
  useAnnounced(obstacle);
  return obstacle ? <p className="text-note font-semibold">{obstacle}</p> : <Writing {...props} />;
}

function Writing({ kind, conversation }: MessageFormProps) {
  const { id, name, section } = conversation;
  const [problem, setProblem] = useState('');
  useAnnounced(problem, { urgent: true });
  const { focused, ...form } = useForm<'text', 'pdf'>({
    name: formName('message', recordIdOf(id)),
    start,
    check: ({ values, file }) => {
      const length = countCharacters(values.text.trim());
      const { text: longest } = limits.chat;
      if (length === 0 && !file)
        return [{ field: 'text', message: 'Write a message or add a PDF.' }];
      if (length <= longest) return [];
      const message = `The message has ${formatCount(length)} characters. Use at most ${formatCount(longest)}.`;
      return [{ field: 'text', message }];
    },
    save: async (content, draft) => {
      const { values, file } = content;
      const changes = [draft.removal()];
      const text = values.text.trim();
      const letter = section !== undefined ? 'sectionNote' : kind === 'student' ? 'chat' : 'note';
      const written = { text, file: file?.file ?? null, changes };
      const failed = await sendMessage(letter, section ?? id, written);
      setProblem(failed ?? '');
      if (failed) draft.finish(false);
      else draft.restart(content);
    },
  });
  const { file, draft, fieldId } = form;
  const isTouched = form.values.text !== '' || file !== null;
  const choose = (files: File[]) => {
    const failure =
      'The file could not be saved on this device. Free up space and choose it again.';
    void form.choose('pdf', () =>
      draft.choose(async () => {
        const { taken, reasons } = await checkPdfs({ files, folders: [] }, [], 1);
        return { stored: taken, errors: reasons };
      }, failure),
    );
  };
  const onDrop = (event: Parameters<typeof handleDrop>[0]) =>
    handleDrop(event, ({ files }) => choose(files));
  return (
    <DialogForm {...form.props} onDragOver={onDrop} onDrop={onDrop}>
      <DraftNote draft={draft} onChange={form.replaced} />
      <ErrorSummary ref={focused} errors={form.errors} fieldId={fieldId} />
      <TextField
        {...form.control('text')}
        label={section === undefined ? `Message to ${name}` : `Note to all of ${name}`}
        hint={`Up to ${formatCount(limits.chat.text)} characters. ${readersOf(conversation)} ${receipts[kind]}`}
        rows={2}
        className="min-h-16 px-3 py-2"
      />
      <FileField
        id={fieldId('pdf')}
        label="PDF up to 5 MB (optional)"
        error={form.errorOf('pdf')}
        accept="application/pdf,.pdf"
        onChoose={choose}
      />
      {file?.name !== undefined && (
        <ChosenFile
          name={file.name}
          detail={formatSize(file.size ?? 0)}
          field={fieldId('pdf')}
          announced
          onRemove={() => form.removeFile()}
        />
      )}
      <FormFailure failed={form.failed} />
      {problem && <p className="text-note font-medium text-rejected">{problem}</p>}
      <Button variant={isTouched ? 'primary' : 'plain'} type="submit" className="self-start">
        Send
      </Button>
    </DialogForm>
  );
}
