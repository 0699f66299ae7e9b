import { useRef, useState, type RefObject } from 'react';
import {
  checkAssignment,
  type AssignmentField,
  type TypedAssignmentField,
} from '@/components/assignment/model/assignment-check';
import {
  emptyAssignment,
  type AssignmentDraft,
} from '@/components/assignment/model/assignment-draft';
import {
  assignmentDraftId,
  type AssignmentFormState,
} from '@/components/assignment/model/assignment-form';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { useConflicts, type Stopped } from '@/components/form/use-conflicts';
import { useReassignedDraft } from '@/components/form/use-form-draft';
import type { FieldError } from '@/components/ui/error-summary';
import type { Dropped } from '@/lib/file/stored-pdf';
import { dayOf } from '@/lib/time/day';
import { useAssignmentDraft } from './use-assignment-draft';

export interface AssignmentFormOptions {
  /** The id of its drafts. */
  draft: string;
  start: AssignmentFormState;
  /** Whether the edited assignment was deleted in the meantime. */
  gone?: boolean;
  needsFile: boolean;
  /** Saves the checked values; rejects if the write fails. */
  onSave: (
    filled: AssignmentFormState,
    draft: AssignmentDraft,
  ) => Promise<Stopped<AssignmentFormState> | void>;
}

const asNew = { form: assignmentDraftId(), start: emptyAssignment };

/** The state and actions of the assignment form; `element` is the form on the page. */
export function useAssignmentForm(
  { draft: id, start, gone = false, needsFile, onSave }: AssignmentFormOptions,
  element: RefObject<HTMLFormElement | null>,
) {
  const choosing = useRef<Promise<readonly string[]>>(Promise.resolve([]));
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [draft, filled] = useAssignmentDraft(id, start, element);
  useReassignedDraft(draft, id, gone ? asNew : null);
  const conflicts = useConflicts(draft);
  const forgetRefusals = () => {
    choosing.current = Promise.resolve([]);
    setRefusals([]);
  };
  const { clearError, clear, fail, ...form } = useCheckedForm({
    draft,
    check: async () => {
      const reasons = await choosing.current;
      const right = draft.snapshot();
      return { errors: [...checkTyped(right, start), ...checkFiles(right, reasons)], right };
    },
    save: async (right) => {
      const result = await onSave(right, draft);
      if (result?.stopped) return result;
      forgetRefusals();
      draft.restart(right);
    },
    conflicts,
  });

  function checkFiles({ files }: AssignmentFormState, reasons: readonly string[]) {
    if (!needsFile || files.length > 0) return [];
    const messages = reasons.length > 0 ? reasons : ['Choose a PDF file.'];
    return messages.map((message): FieldError<AssignmentField> => ({ field: 'file', message }));
  }

  return {
    ...form,
    conflicts,
    draft,
    filled,
    /** The errors of the files just rejected, or else that a file is missing. */
    fileError: refusals.join('\n') || form.errorOf('file'),
    set: (field: TypedAssignmentField, value: string) => {
      draft.set(field, value);
      clearError(field);
    },
    choose: (dropped: Dropped) => {
      choosing.current = choosing.current.then(async () => {
        const reasons = await draft.choose(dropped);
        setRefusals(reasons);
        clearError('file');
        return reasons;
      });
    },
    removeFile: (file: string) => void draft.removeFile(file).catch(fail),
    /** Resets messages after another draft replaced the form's values. */
    exchanged: () => {
      forgetRefusals();
      clear();
    },
  };
}

function checkTyped({ values }: AssignmentFormState, start: AssignmentFormState) {
  const today = dayOf(new Date());
  // A due date in the past stays valid while other fields are edited.
  const earliest = start.values.due && start.values.due < today ? start.values.due : today;
  return checkAssignment(values, earliest);
}
