'use client';

import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { DraftNote } from '@/components/portal/draft-note';
import { hearDrop } from '@/components/portal/file-drop';
import { buttonClass } from '@/components/ui/button';
import { MistakeSummary, type Mistake } from '@/components/ui/mistake-summary';
import {
  checkAssignment,
  type AssignmentField,
  type TypedAssignmentField,
} from '@/lib/assignment-check';
import type { FilledAssignment } from '@/lib/assignment-draft';
import { dayOf } from '@/lib/day';
import type { Dropped } from '@/lib/kept-pdf';
import { AssignmentFields } from './assignment-fields';
import { FilesField } from './files-field';
import { useAssignmentDraft } from './use-assignment-draft';

interface AssignmentFormProps {
  /** The name of the draft that keeps what is typed. */
  draft: string;
  start: FilledAssignment;
  sections: readonly string[];
  needsFile: boolean;
  submitLabel: string;
  /** Keeps what was found right; rejects when that could not be done. */
  onSave: (filled: FilledAssignment) => Promise<void>;
}

/** The form of an assignment: checked on this device, kept as a draft until it is sent. */
export function AssignmentForm(props: AssignmentFormProps) {
  const { draft: draftId, start, sections, needsFile, submitLabel, onSave } = props;
  const prefix = useId();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const busy = useRef(false);
  const choosing = useRef<Promise<readonly string[]>>(Promise.resolve([]));
  const [draft, filled] = useAssignmentDraft(draftId, start, form);
  const [mistakes, setMistakes] = useState<readonly Mistake<AssignmentField>[]>([]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const fieldId = (field: AssignmentField) => `${prefix}-${field}`;
  const mistakeOf = (field: AssignmentField) =>
    mistakes.find((mistake) => mistake.field === field)?.message;

  useEffect(() => {
    summary.current?.focus();
  }, [attempt]);
  const mend = (field: AssignmentField) =>
    setMistakes((before) => before.filter((mistake) => mistake.field !== field));

  const choose = (dropped: Dropped) => {
    choosing.current = choosing.current.then(async () => {
      const reasons = await draft.choose(dropped);
      setRefusals(reasons);
      mend('file');
      return reasons;
    });
  };

  async function check(): Promise<FilledAssignment | null> {
    const reasons = await choosing.current;
    const now = draft.snapshot();
    const today = dayOf(new Date());
    // An assignment whose day is over keeps it while other fields are changed.
    const earliest = start.values.due && start.values.due < today ? start.values.due : today;
    const found: Mistake<AssignmentField>[] = checkAssignment(now.values, earliest);
    if (needsFile && now.files.length === 0)
      for (const message of reasons.length > 0 ? reasons : ['Choose a PDF file.'])
        found.push({ field: 'file', message });
    setMistakes(found);
    setAttempt((count) => count + 1);
    return found.length > 0 ? null : now;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    // A second press of the key must not save it twice.
    if (busy.current) return;
    busy.current = true;
    setFailed(false);
    const right = await check();
    if (right) {
      draft.finish(true);
      await onSave(right).then(
        () => {
          choosing.current = Promise.resolve([]);
          setRefusals([]);
          draft.restart();
        },
        () => {
          draft.finish(false);
          setFailed(true);
        },
      );
    }
    busy.current = false;
  }

  // The method "dialog" makes the browser itself send nothing, also before this script is awake.
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={submit}
      onDragOver={(event) => hearDrop(event, choose)}
      onDrop={(event) => hearDrop(event, choose)}
      className="grid gap-4"
    >
      <DraftNote
        draft={draft}
        onChange={() => {
          choosing.current = Promise.resolve([]);
          setMistakes([]);
          setRefusals([]);
        }}
      />
      <MistakeSummary ref={summary} mistakes={mistakes} fieldId={fieldId} />
      <AssignmentFields
        values={filled.values}
        sections={sections}
        onChange={(field: TypedAssignmentField, value) => {
          draft.set(field, value);
          mend(field);
        }}
        fieldId={fieldId}
        mistakeOf={mistakeOf}
        files={
          <FilesField
            id={fieldId('file')}
            files={filled.files}
            needed={needsFile}
            mistake={refusals.join('\n') || mistakeOf('file')}
            onChoose={(files) => choose({ files, folders: [] })}
            onRemove={(file) => void draft.removeFile(file).catch(() => setFailed(true))}
          />
        }
      />
      <p role="alert" className="text-note font-medium text-rejected empty:hidden">
        {failed && 'It could not be saved on this device. What you typed is still here: try again.'}
      </p>
      <button type="submit" className={`${buttonClass('primary')} unscripted:hidden`}>
        {submitLabel}
      </button>
      <p className="text-small text-muted unscripted:hidden">
        Kept on this device, where the student pages show it. Nothing is sent to a server.
      </p>
      <p className="hidden text-small unscripted:block">
        Checking the file needs JavaScript, which is off in this browser.
      </p>
    </form>
  );
}
