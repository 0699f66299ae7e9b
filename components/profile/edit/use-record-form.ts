import { useRef, useState } from 'react';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { useConflicts } from '@/components/form/use-conflicts';
import { useReassignedDraft, useFormDraft } from '@/components/form/use-form-draft';
import { PictureDraft, type RecordFormState } from '@/components/profile/model/picture-draft';
import { useCloseDialog } from '@/components/ui/dialog';
import { FormMerge } from '@/lib/form/form-merge';
import { workspace } from '@/lib/store/device';
import { checkValues } from './check-values';
import { profileLists, shapeOf, type ProfileItem, type ProfileList } from './profile-list';
import { saveRecord } from './save-record';

/** Name of the picture field, next to the fields of the list. */
const pictureField = 'picture';

export interface RecordFormProps {
  list: ProfileList;
  /** The record to change; null to add one. */
  item: ProfileItem | null;
  /** Whether the record has been removed from the list in the meantime. */
  gone: boolean;
  /** The draft keys of this record and of a new one. */
  draftId: string;
  newDraftId: string;
  /** Returns to the list and focuses this record. Without it, saving closes the dialog. */
  onLeave?: ((id: string | null) => void) | undefined;
}

/** State and actions of a record's form. */
export function useRecordForm({ list, item, gone, draftId, newDraftId, onLeave }: RecordFormProps) {
  const close = useCloseDialog();
  const making = useRef<Promise<string | null>>(undefined);
  const [shape] = useState(() => shapeOf(list));
  const [before] = useState(() => shape.fill(item ?? {}));
  const [asNew] = useState(() => ({ form: newDraftId, start: shape.fill({}) }));
  const [draft, { values, picture }] = useFormDraft<RecordFormState, PictureDraft>(
    () => new PictureDraft(workspace, draftId, before),
  );
  useReassignedDraft(draft, draftId, gone ? asNew : null);
  const conflicts = useConflicts(draft);
  const { addError, clearError, fieldId, errorOf, ...form } = useCheckedForm({
    draft,
    check: async () => {
      // Waits for a picture that was just chosen; a rejected picture is the only error shown.
      const refusal = await making.current;
      const right = draft.snapshot();
      return {
        errors: refusal
          ? [{ field: pictureField, message: refusal }]
          : checkValues(list, right.values, before.values),
        right,
      };
    },
    save: async (right) => {
      const merge = new FormMerge(shape, draft.opened(), right);
      const saved = await saveRecord(list, gone ? null : item, merge, draft.removal());
      if (merge.stopped) return merge;
      if (onLeave) onLeave(saved);
      else close();
    },
    conflicts,
  });

  const make = async (file: File) => {
    const refusal = await draft.choose(file, profileLists[list].shape);
    if (refusal) addError(pictureField, refusal);
    else clearError(pictureField);
    return refusal;
  };

  return {
    ...form,
    fieldId,
    errorOf,
    draft,
    conflicts,
    values,
    picture: {
      id: fieldId(pictureField),
      error: errorOf(pictureField),
      shown: picture,
      choose: (file: File | null) => {
        if (!file) return;
        const turn = make(file).finally(() => {
          if (making.current === turn) making.current = undefined;
        });
        making.current = turn;
      },
      // The workspace shows the error of a failed write.
      remove: () => void draft.removePicture().catch(() => {}),
    },
  };
}
