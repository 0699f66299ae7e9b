import { useEffect } from 'react';
import { ActivityDraft } from '@/components/activity/model/activity-draft';
import type { ActivityFormState } from '@/components/activity/model/activity-form';
import { useFormDraft } from '@/components/form/use-form-draft';
import { workspace } from '@/lib/store/device';

/** The draft of this form and its current state. */
export function useActivityDraft(
  form: string,
  start: ActivityFormState,
): [ActivityDraft, ActivityFormState] {
  const [draft, filled] = useFormDraft<ActivityFormState, ActivityDraft>(
    () => new ActivityDraft(workspace, form, start),
  );
  useEffect(() => void draft.evidence(), [draft, filled.file]);
  return [draft, filled];
}
