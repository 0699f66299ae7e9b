import { useEffect, useId, useRef, useState, type DragEvent, type FormEvent } from 'react';
import { DraftNote } from '@/components/portal/draft-note';
import { buttonClass } from '@/components/ui/button';
import { MistakeSummary, type Mistake } from '@/components/ui/mistake-summary';
import { checkActivity, type ActivityField, type ActivityValues } from '@/lib/activity-check';
import type { Evidence } from '@/lib/activity-write';
import { dayOf } from '@/lib/day';
import { ActivityFields } from './activity-fields';
import { EvidenceField } from './evidence-field';
import { useActivityDraft } from './use-activity-draft';

interface ActivityFormProps {
  /** The name of the draft that keeps what is typed. */
  draft: string;
  start: { values: ActivityValues; evidence: Evidence | null };
  needsEvidence: boolean;
  submitLabel: string;
  /** Keeps what was found right; rejects when that could not be done. */
  onSave: (values: ActivityValues, evidence: Evidence | null) => Promise<void>;
}

const unsaved = 'It could not be saved on this device. What you typed is still here: try it again.';

/** The form of an activity: checked on this device, kept as a draft until it is submitted. */
export function ActivityForm({
  draft: id,
  start,
  needsEvidence,
  submitLabel,
  onSave,
}: ActivityFormProps) {
  const prefix = useId();
  const summary = useRef<HTMLDivElement>(null);
  const busy = useRef(false);
  const choosing = useRef<Promise<unknown>>(Promise.resolve());
  const [draft, { values, evidence }] = useActivityDraft(id, start);
  const [mistakes, setMistakes] = useState<readonly Mistake<ActivityField>[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const fieldId = (field: ActivityField) => `${prefix}-${field}`;
  const mistakeOf = (field: ActivityField) =>
    mistakes.find((mistake) => mistake.field === field)?.message;

  useEffect(() => {
    summary.current?.focus();
  }, [attempt]);
  const mend = (field: ActivityField) =>
    setMistakes((before) => before.filter((mistake) => mistake.field !== field));

  const choose = (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    const chosen =
      files.length > 1
        ? Promise.resolve(`These are ${files.length} files. Choose one PDF that has everything.`)
        : draft.choose(file);
    choosing.current = chosen.then((reason) => {
      setRefusal(reason);
      if (!reason) mend('evidence');
    });
  };
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    if (event.type === 'drop') choose([...event.dataTransfer.files]);
  };

  async function check(): Promise<Evidence | null | undefined> {
    await choosing.current;
    const proof = await draft.evidence();
    const found: Mistake<ActivityField>[] = checkActivity(values, dayOf(new Date()));
    if (needsEvidence && !proof)
      found.push({ field: 'evidence', message: 'Choose the evidence: a PDF of at most 5 MB.' });
    setMistakes(found);
    setAttempt((count) => count + 1);
    return found.length > 0 ? undefined : proof;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    // A second press of the key must not save it twice.
    if (busy.current) return;
    busy.current = true;
    setFailed(false);
    const proof = await check();
    try {
      draft.finish(proof !== undefined);
      if (proof !== undefined) return await onSave(values, proof);
    } catch {
      draft.finish(false);
      setFailed(true);
    }
    busy.current = false;
  }

  return (
    <form noValidate onSubmit={submit} onDragOver={drop} onDrop={drop} className="grid gap-4">
      <DraftNote draft={draft} onChange={() => setMistakes([])} />
      <MistakeSummary ref={summary} mistakes={mistakes} fieldId={fieldId} />
      <ActivityFields
        values={values}
        onChange={(field, value) => {
          draft.set(field, value);
          mend(field);
        }}
        fieldId={fieldId}
        mistakeOf={mistakeOf}
      />
      <EvidenceField
        id={fieldId('evidence')}
        evidence={evidence}
        needed={needsEvidence}
        mistake={refusal ?? mistakeOf('evidence')}
        onChoose={choose}
        onRemove={() => void draft.removeFile().catch(() => setFailed(true))}
      />
      <p className="text-small text-muted">
        This is kept on this device only. Nothing is sent to a server.
      </p>
      <p role="alert" className="text-note font-medium text-rejected empty:hidden">
        {failed && unsaved}
      </p>
      <button type="submit" className={buttonClass('primary')}>
        {submitLabel}
      </button>
    </form>
  );
}
