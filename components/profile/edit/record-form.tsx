'use client';

import { useEffect, useRef, useState } from 'react';
import { DialogForm } from '@/components/form/dialog-form';
import { FormNotes } from '@/components/form/form-notes';
import { useForm } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { useCloseDialog } from '@/components/ui/dialog';
import { FormMerge } from '@/lib/form/form-merge';
import {
  checkValues,
  choosePicture,
  profileLists,
  shapeOf,
  type ProfileItem,
  type ProfileList,
  saveRecord,
} from './profile-list';
import { PictureField, ProfileInput } from './record-field';

const draftLabels = {
  found: 'You have unsaved changes from earlier.',
  discard: 'Start over',
};

interface RecordFormProps {
  list: ProfileList;
  /** The record to change; null to add one. */
  item: ProfileItem | null;
  /** True if the record has been removed from the list in the meantime. */
  gone: boolean;
  /** The draft keys of this record and of a new one. */
  draftId: string;
  newDraftId: string;
  /** Returns to the list and focuses this record. Without it, saving closes the dialog. */
  onLeave?: ((id: string | null) => void) | undefined;
}

/** Adds or edits one record of a list. Unsaved input is stored as a draft. */
export function RecordForm(props: RecordFormProps) {
  const { list, item, gone, draftId, newDraftId, onLeave } = props;
  const { singular, shape: pictureShape, fields } = profileLists[list];
  const element = useRef<HTMLFormElement>(null);
  const close = useCloseDialog();
  const [shape] = useState(() => shapeOf(list));
  const [start] = useState(() => shape.fill(item ?? {}));
  const [asNew] = useState(() => ({ name: newDraftId, start: shape.fill({}) }));
  const { focused, ...form } = useForm<string, 'picture'>({
    name: draftId,
    start,
    gone,
    asNew,
    check: ({ values }) => checkValues(list, values, start.values),
    save: async (content, draft) => {
      const merge = new FormMerge(shape, draft.opened(), content);
      const saved = await saveRecord(list, gone ? null : item, merge, draft.removal());
      if (merge.stopped) return merge;
      if (onLeave) onLeave(saved);
      else close();
    },
  });
  const { draft, values, file } = form;

  useEffect(() => {
    element.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, []);

  const labels = Object.fromEntries(
    Object.entries(fields).map(([name, { label }]) => [name, label]),
  );
  return (
    <DialogForm ref={element} {...form.props}>
      <FormNotes
        form={form}
        copy={draftLabels}
        noun={singular}
        labels={{ ...labels, files: 'Picture' }}
      />
      <ErrorSummary ref={focused} errors={form.errors} fieldId={form.fieldId} />
      {Object.entries(fields).map(([name, field]) => (
        <ProfileInput key={name} field={field} {...form.control(name)} />
      ))}
      <PictureField
        id={form.fieldId('picture')}
        record={{ image: item?.image, picture: file?.file ?? null }}
        name={values['name'] || values['title'] || '+'}
        wide={pictureShape === 'whole'}
        error={form.errorOf('picture')}
        onChoose={(chosen) => {
          if (chosen) void form.choose('picture', () => choosePicture(draft, chosen, pictureShape));
        }}
        onRemove={file ? () => form.removeFile() : undefined}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button variant="primary" type="submit">
          {gone ? `Save as a new ${singular}` : item ? 'Save changes' : `Add ${singular}`}
        </Button>
        {onLeave && <Button onClick={() => onLeave(item?.id ?? null)}>Back to the list</Button>}
      </div>
    </DialogForm>
  );
}
