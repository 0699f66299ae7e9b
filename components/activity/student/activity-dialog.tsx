'use client';

import { useDelivery } from '@/components/activity/letter/use-delivery';
import {
  activityShape,
  emptyActivity,
  type ActivityContent,
} from '@/components/activity/model/activity-form';
import { submitActivityChanges } from '@/components/activity/model/activity-write';
import type { ReviewStudent } from '@/components/activity/model/review';
import { usePersonName } from '@/components/page/person-name';
import { Dialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { FormDraft } from '@/lib/form/form-draft';
import { dayOf } from '@/lib/time/day';
import { ActivityForm, type ActivityContext } from './activity-form';

export interface ActivityDialogProps extends ActivityContext {
  student: ReviewStudent;
  /** The published keys of the teachers. */
  keys: readonly FacultyKey[];
}

/** Submits an activity for approval. Saves a draft until it is submitted or discarded. */
export function ActivityDialog({ onClose, ...props }: ActivityDialogProps & LazyDialogProps) {
  return (
    <Dialog title="Submit for Approval" onClose={onClose}>
      <Submission {...props} />
    </Dialog>
  );
}

function Submission({ student, keys, ...context }: ActivityDialogProps) {
  const by = usePersonName();
  const { deliver, label, fields, note } = useDelivery(student, keys);
  const submit = (content: ActivityContent, draft: FormDraft) => {
    const { evidence } = activityShape.read(content);
    const today = dayOf(new Date());
    const [added, ...others] = submitActivityChanges(content.values, evidence, today, by);
    return deliver(added!, [...others, draft.removal()]);
  };
  return (
    <ActivityForm
      {...context}
      start={emptyActivity}
      needsEvidence
      submitLabel={label}
      onSave={submit}
    >
      {fields}
      <p className="text-small text-muted">{note}</p>
    </ActivityForm>
  );
}
