import type { RefObject } from 'react';
import { useFormDraft } from '@/components/portal/use-form-draft';
import type { TypedAssignmentField } from '@/lib/assignment-check';
import { AssignmentDraft } from '@/lib/assignment-draft';
import type { FilledAssignment } from '@/lib/assignment-form';
import { workspace } from '@/lib/workspace/device';

/** A draft of this form and what it holds; what was typed before the page woke up counts as typed. */
export function useAssignmentDraft(
  id: string,
  start: FilledAssignment,
  form: RefObject<HTMLFormElement | null>,
): [AssignmentDraft, FilledAssignment] {
  return useFormDraft<FilledAssignment, AssignmentDraft>(
    () => new AssignmentDraft(workspace, id, start),
    (draft) => {
      const typed = form.current ? new FormData(form.current) : [];
      for (const [field, value] of typed)
        if (typeof value === 'string' && value !== start.values[field as TypedAssignmentField])
          draft.set(field as TypedAssignmentField, value);
    },
  );
}
