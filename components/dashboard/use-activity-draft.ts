import { useFormDraft } from '@/components/portal/use-form-draft';
import { ActivityDraft, type Filled } from '@/lib/activity-draft';
import { workspace } from '@/lib/workspace/device';

/** The draft of this id and what stands in it. */
export function useActivityDraft(id: string, start: Omit<Filled, 'file'>): [ActivityDraft, Filled] {
  return useFormDraft<Filled, ActivityDraft>(
    () => new ActivityDraft(workspace, id, start),
    (draft) => void draft.evidence(),
  );
}
