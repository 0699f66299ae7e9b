import { useEffect } from 'react';
import { useFormDraft } from '@/components/portal/use-form-draft';
import { ActivityDraft } from '@/lib/activity-draft';
import type { Filled } from '@/lib/activity-form';
import { workspace } from '@/lib/workspace/device';

/** A draft of this form and what it holds. */
export function useActivityDraft(form: string, start: Filled): [ActivityDraft, Filled] {
  const [draft, filled] = useFormDraft<Filled, ActivityDraft>(
    () => new ActivityDraft(workspace, form, start),
  );
  useEffect(() => void draft.evidence(), [draft, filled.file]);
  return [draft, filled];
}
