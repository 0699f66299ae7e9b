'use client';

import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { buttonClass } from '@/components/ui/button';
import { useCloseDialog } from '@/components/ui/dialog';
import { MistakeSummary, type Mistake } from '@/components/ui/mistake-summary';
import type { Records } from '@/lib/workspace/record';
import { checkValues } from './check-values';
import { PictureField } from './picture-field';
import {
  profileLists,
  valuesOf,
  type ProfileItem,
  type ProfileList,
  type Values,
} from './profile-list';
import { ProfileInput } from './profile-input';
import { saveRecord } from './save-record';
import { pictureField, useDraft, withoutPicture } from './use-draft';
import { usePictureChoice } from './use-picture-choice';

interface RecordFormProps {
  list: ProfileList;
  /** The record that is changed; null where one is added. */
  item: ProfileItem | null;
  /** What was entered earlier and not saved. */
  draft: Records['drafts'] | undefined;
  draftId: string;
  /** The way back to the list, to a record of it; where there is none, saving closes the dialog. */
  onLeave?: ((id: string | null) => void) | undefined;
}

/** Adds or changes one record of a list; what is entered is kept as a draft until it is saved. */
export function RecordForm({ list, item, draft, draftId, onLeave }: RecordFormProps) {
  const id = useId();
  const close = useCloseDialog();
  const { one, shape, fields } = profileLists[list];
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const saving = useRef(false);
  const [before] = useState(() => valuesOf(list, item));
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([]);
  const { values, restored, enter, settle, startOver } = useDraft(draftId, before, draft);
  const chosen = usePictureChoice({
    shape,
    values,
    enter,
    onMistake: (message) =>
      setMistakes((found) => [
        ...found.filter(({ field }) => field !== pictureField),
        ...(message ? [{ field: pictureField, message }] : []),
      ]),
  });
  const fieldId = (field: string) => `${id}-${field}`;
  const mistakeOf = (field: string) => mistakes.find((one) => one.field === field)?.message;

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, []);
  useEffect(() => {
    if (mistakes.length > 0) summary.current?.focus();
  }, [mistakes]);

  const picture = values[pictureField] || (values[withoutPicture] ? null : item?.picture);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (saving.current) return;
    saving.current = true;
    try {
      const entered = await chosen.entered();
      if (entered) await save(entered);
    } finally {
      saving.current = false;
    }
  }

  async function save(entered: Values) {
    const found = checkValues(list, entered, before);
    setMistakes(found);
    if (found.length > 0) return;
    const picked = entered[pictureField] || (entered[withoutPicture] ? null : undefined);
    try {
      const saved = await saveRecord({ list, item, values: entered, picture: picked }, settle());
      if (onLeave) onLeave(saved);
      else close();
    } catch {
      // It was taken back and the message says why: what was entered is still here.
      enter(entered);
    }
  }

  return (
    <form ref={form} method="dialog" noValidate onSubmit={submit} className="grid gap-4">
      {restored && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-brand-soft py-1.5 ps-4 pe-1.5 text-note">
          This was entered earlier and is not saved yet.
          <button type="button" onClick={startOver} className={buttonClass()}>
            Start over
          </button>
        </p>
      )}
      <MistakeSummary ref={summary} mistakes={mistakes} fieldId={fieldId} />
      {fields.map((field) => (
        <ProfileInput
          key={field.name}
          id={fieldId(field.name)}
          field={field}
          value={values[field.name] ?? ''}
          mistake={mistakeOf(field.name)}
          onEnter={(value) => enter({ ...values, [field.name]: value })}
        />
      ))}
      <PictureField
        id={fieldId(pictureField)}
        record={{ image: item?.image, picture }}
        name={values['name'] || values['title'] || '+'}
        wide={shape === 'whole'}
        mistake={mistakeOf(pictureField)}
        onChoose={chosen.choose}
        onRemove={picture ? () => chosen.clear(Boolean(item?.picture)) : undefined}
      />
      <div className="flex flex-wrap gap-2.5">
        <button type="submit" className={buttonClass('primary')}>
          {item ? 'Save changes' : `Add ${one}`}
        </button>
        {onLeave && (
          <button type="button" onClick={() => onLeave(item?.id ?? null)} className={buttonClass()}>
            Back to the list
          </button>
        )}
      </div>
    </form>
  );
}
