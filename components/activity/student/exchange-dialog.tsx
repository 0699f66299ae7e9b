'use client';

import { useCallback } from 'react';
import { planDecisions, readDecisions } from '@/components/activity/model/decision-file';
import type { ReviewStudent } from '@/components/activity/model/review';
import { requestable } from '@/components/activity/model/request-file';
import { ExchangeOpen } from '@/components/exchange/exchange-open';
import { ExchangeSection } from '@/components/exchange/exchange-section';
import type { OpenedFile } from '@/components/exchange/model/read-file';
import { ToastRegion } from '@/components/page/toast-region';
import { Dialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy-dialog-button';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { Activity } from '@/content/schema/student/activity';
import { useActivities } from '@/lib/store/use-list';
import { RequestForm } from './request-form';

/** Between whom files go, and what the college publishes of it. */
export interface ExchangeDialogProps {
  activities: readonly Activity[];
  student: ReviewStudent;
  /** The published keys that decisions may be signed with. */
  keys: readonly FacultyKey[];
}

const copy = {
  label: 'Decision files',
  hint: 'JSON files that the faculty saved here. Choose them or drop them here. Nothing changes before you have seen what is in them.',
  verb: 'Record',
  done: 'recorded',
  entry: ['decision', 'decisions'],
} as const;

/** Sends what waits to the faculty of another device as a file, and brings their decisions in. */
export function ExchangeDialog({
  student,
  keys,
  onClose,
  ...rest
}: ExchangeDialogProps & LazyDialogProps) {
  const activities = useActivities(rest.activities);
  const plan = useCallback(
    (files: readonly OpenedFile<'decisions'>[]) => planDecisions(files, activities),
    [activities],
  );
  return (
    <Dialog title="Exchange files with the faculty" onClose={onClose} steady>
      <ExchangeSection
        title="Ask the faculty"
        text="For faculty who work on another device: a file of your submissions with their evidence. Nothing is sent; you hand the file over yourself."
      >
        <RequestForm student={student} waiting={requestable(activities)} />
      </ExchangeSection>
      <ExchangeSection
        title="Bring in decisions"
        text="What the faculty decided comes back as a file of theirs."
      >
        <ExchangeOpen copy={copy} read={(file) => readDecisions(file, student, keys)} plan={plan} />
      </ExchangeSection>
      <ToastRegion placement="dialog" urgentOnly />
    </Dialog>
  );
}
