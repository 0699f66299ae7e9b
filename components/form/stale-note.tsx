import { useId } from 'react';
import type { Conflicts } from './use-conflicts';

export interface StaleNoteProps<T> {
  conflicts: Conflicts<T>;
  /** Whether the record was deleted. */
  gone: boolean;
  /** The kind of record, inside a sentence: "activity". */
  noun: string;
  /** The labels of the fields. */
  labels: Readonly<Record<string, string>>;
}

/** Shows that a record was changed or deleted while its form was open, and asks which values to keep. */
export function StaleNote<T>({ conflicts, gone, noun, labels }: StaleNoteProps<T>) {
  const heading = useId();
  const { panel, gone: foundGone, conflicts: asked, ...answers } = conflicts;
  const isGone = gone || foundGone;
  if (!isGone && asked.length === 0) return null;
  return (
    <div
      ref={panel}
      role="group"
      aria-labelledby={heading}
      tabIndex={-1}
      className="grid gap-3 rounded-control bg-pending-fill p-4 text-note text-pending"
    >
      <p id={heading} className="font-semibold">
        {isGone ? `This ${noun} was deleted` : `This ${noun} was changed in the meantime`}
      </p>
      {isGone ? (
        <p>
          It was deleted from this device, perhaps in another tab. What you entered is still here.
          You can save it as a new {noun}.
        </p>
      ) : (
        <p>
          The same field was changed here and in another tab. Nothing is saved yet. Choose what to
          keep, then save again.
        </p>
      )}
      {!isGone &&
        asked.map((conflict) => (
          <ConflictChoice
            key={conflict.field}
            {...conflict}
            label={labels[conflict.field] ?? conflict.field}
            {...answers}
          />
        ))}
    </div>
  );
}

interface ConflictChoiceProps extends Pick<
  Conflicts<unknown>,
  'answer' | 'answerTo' | 'isMissing'
> {
  field: string;
  mine: unknown;
  stored: unknown;
  label: string;
}

function ConflictChoice(props: ConflictChoiceProps) {
  const { field, mine, stored, label, answer, answerTo, isMissing } = props;
  const id = useId();
  const missing = isMissing(field);
  const option = (choice: 'mine' | 'stored', text: string, value: unknown) => (
    <label className="flex items-start gap-2 text-text">
      <input
        type="radio"
        name={id}
        checked={answerTo(field) === choice}
        onChange={() => answer(field, choice)}
        className="mt-0.5 size-5 shrink-0 accent-brand"
      />
      <span className="min-w-0 wrap-anywhere whitespace-pre-line">
        {text} <span className="font-semibold">{toText(value)}</span>
      </span>
    </label>
  );
  return (
    <fieldset
      aria-describedby={missing ? `${id}-missing` : undefined}
      className="grid gap-2 border-t border-control pt-2"
    >
      <legend className="float-start mb-1 font-semibold">{label}</legend>
      {missing && (
        <p id={`${id}-missing`} className="font-medium text-rejected">
          Choose what to keep for {label}.
        </p>
      )}
      {option('mine', 'Keep yours:', mine)}
      {option('stored', 'Keep the stored one:', stored)}
    </fieldset>
  );
}

/** A value of a record as readable text. */
function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join(', ') || 'no files';
  if (typeof value === 'object' && value !== null && 'name' in value) return String(value.name);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value === null || value === '') return 'nothing';
  return String(value as string | number);
}
