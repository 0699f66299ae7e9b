'use client';

import { useEffect, useRef } from 'react';
import { DialogForm } from '@/components/form/dialog-form';
import { DraftNote } from '@/components/form/draft-note';
import { StaleNote } from '@/components/form/stale-note';
import { buttonClass } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { PictureField } from './picture-field';
import { ProfileInput } from './profile-input';
import { profileLists } from './profile-list';
import { useRecordForm, type RecordFormProps } from './use-record-form';

const draftLabels = {
  found: 'You have unsaved changes from earlier.',
  discard: 'Start over',
};

/** Adds or edits one record of a list. Unsaved input is stored as a draft. */
export function RecordForm(props: RecordFormProps) {
  const { list, item, gone, onLeave } = props;
  const { singular, shape, fields } = profileLists[list];
  const element = useRef<HTMLFormElement>(null);
  const { draft, values, picture, focused, errors, fieldId, errorOf, submit, conflicts } =
    useRecordForm(props);

  useEffect(() => {
    element.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, []);

  return (
    <DialogForm ref={element} onSubmit={submit}>
      <DraftNote draft={draft} copy={draftLabels} onChange={() => {}} />
      <StaleNote
        conflicts={conflicts}
        gone={gone}
        noun={singular}
        labelOf={(field) => fields.find(({ name }) => name === field)?.label ?? 'Picture'}
      />
      <ErrorSummary ref={focused} errors={errors} fieldId={fieldId} />
      {fields.map((field) => (
        <ProfileInput
          key={field.name}
          id={fieldId(field.name)}
          field={field}
          value={values[field.name] ?? ''}
          error={errorOf(field.name)}
          onEnter={(value) => draft.set(field.name, value)}
        />
      ))}
      <PictureField
        id={picture.id}
        record={{ image: item?.image, picture: picture.shown }}
        name={values['name'] || values['title'] || '+'}
        wide={shape === 'whole'}
        error={picture.error}
        onChoose={picture.choose}
        onRemove={picture.shown ? picture.remove : undefined}
      />
      <div className="flex flex-wrap gap-2.5">
        <button type="submit" className={buttonClass('primary')}>
          {gone ? `Save as a new ${singular}` : item ? 'Save changes' : `Add ${singular}`}
        </button>
        {onLeave && (
          <button type="button" onClick={() => onLeave(item?.id ?? null)} className={buttonClass()}>
            Back to the list
          </button>
        )}
      </div>
    </DialogForm>
  );
}
