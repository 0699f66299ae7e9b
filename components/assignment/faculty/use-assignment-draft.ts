import type { RefObject } from 'react';
import type { TypedAssignmentField } from '@/components/assignment/model/assignment-check';
import { AssignmentDraft } from '@/components/assignment/model/assignment-draft';
import type { AssignmentFormState } from '@/components/assignment/model/assignment-form';
import { useFormDraft } from '@/components/form/use-form-draft';
import { workspace } from '@/lib/store/device';

/** The draft of this form and its values, including what the user typed before hydration. */
export function useAssignmentDraft(
  id: string,
  start: AssignmentFormState,
  form: RefObject<HTMLFormElement | null>,
): [AssignmentDraft, AssignmentFormState] {
  return useFormDraft<AssignmentFormState, AssignmentDraft>(
    () => new AssignmentDraft(workspace, id, start),
    (draft) => {
      const typed = form.current ? new FormData(form.current) : [];
      for (const [field, value] of typed)
        if (typeof value === 'string' && value !== start.values[field as TypedAssignmentField])
          draft.set(field as TypedAssignmentField, value);
    },
  );
}
