'use client';

import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { buttonClass } from '@/components/ui/button';
import { fileClass, FormField } from '@/components/ui/form-field';
import { MistakeSummary, type Mistake } from '@/components/ui/mistake-summary';
import { formatSize } from '@/lib/pdf-check';
import { checkAssignment, type AssignmentField } from './check-assignment';

/** Checks the name and the file of a new assignment on this device and says what it found. */
export function AssignmentForm() {
  const id = useId();
  const summary = useRef<HTMLDivElement>(null);
  const nameInput = useRef<HTMLInputElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const [mistakes, setMistakes] = useState<readonly Mistake<AssignmentField>[]>([]);
  const [outcome, setOutcome] = useState('');
  const fieldId = (field: AssignmentField) => `${id}-${field}`;
  const mistakeOf = (field: AssignmentField) =>
    mistakes.find((mistake) => mistake.field === field)?.message;

  useEffect(() => {
    if (mistakes.length > 0) summary.current?.focus();
  }, [mistakes]);

  async function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const name = nameInput.current?.value.trim() ?? '';
    const file = fileInput.current?.files?.[0] ?? null;
    const found = await checkAssignment(name, file);
    setMistakes(found);
    setOutcome(
      found.length === 0 && file
        ? `Checked: ${name}, ${file.name} (${formatSize(file.size)}). Sending to students is not part of this sample; nothing was sent or kept.`
        : '',
    );
    if (found.length === 0) form.reset();
  }

  // The method "dialog" makes the browser itself send nothing, also before this script is awake.
  return (
    <form method="dialog" noValidate onSubmit={check} className="grid gap-4">
      <MistakeSummary ref={summary} mistakes={mistakes} fieldId={fieldId} />
      <FormField
        ref={nameInput}
        id={fieldId('name')}
        label="Assignment name"
        mistake={mistakeOf('name')}
        name="name"
        type="text"
        required
        autoComplete="off"
        maxLength={120}
      />
      <FormField
        ref={fileInput}
        id={fieldId('file')}
        label="Assignment file"
        hint="PDF only, up to 5 MB. Choose it or drop it here."
        mistake={mistakeOf('file')}
        name="file"
        type="file"
        required
        accept="application/pdf"
        className={fileClass}
      />
      <button type="submit" className={`${buttonClass('primary')} unscripted:hidden`}>
        Send Assignments
      </button>
      <div className="grid text-small">
        <p role="status" className="font-medium wrap-anywhere text-approved not-empty:mb-2">
          {outcome}
        </p>
        <p className="text-muted unscripted:hidden">
          The file is checked on this device. This sample sends nothing to students.
        </p>
        <p className="hidden unscripted:block">
          Checking the file needs JavaScript, which is off in this browser.
        </p>
      </div>
    </form>
  );
}
