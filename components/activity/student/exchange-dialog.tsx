'use client';

import { useCallback } from 'react';
import { planDecisions, readDecisions } from '@/components/activity/model/decision-file';
import type { DeskStudent } from '@/components/activity/model/desk';
import { askable } from '@/components/activity/model/request-file';
import { ExchangeOpen } from '@/components/exchange/exchange-open';
import { ExchangePart } from '@/components/exchange/exchange-part';
import type { Opened } from '@/components/exchange/model/read-file';
import { MessageRegion } from '@/components/page/message-region';
import { Dialog } from '@/components/ui/dialog';
import type { OnDemandPart } from '@/components/ui/on-demand';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { Activity } from '@/content/schema/student/activity';
import { useActivities } from '@/lib/store/use-list';
import { RequestForm } from './request-form';

/** Between whom files go, and what the college publishes of it. */
export interface ExchangeGiven {
  activities: readonly Activity[];
  student: DeskStudent;
  /** The published keys that decisions may be signed with. */
  keys: readonly FacultyKey[];
}

const words = {
  label: 'Decision files',
  hint: 'JSON files that the faculty saved here. Choose them or drop them here. Nothing changes before you have seen what is in them.',
  verb: 'Record',
  done: 'recorded',
  entry: ['decision', 'decisions'],
} as const;

/** Sends what waits to the faculty of another device as a file, and brings their decisions in. */
export function ExchangeDialog({ student, keys, onClose, ...given }: ExchangeGiven & OnDemandPart) {
  const activities = useActivities(given.activities);
  const plan = useCallback(
    (files: readonly Opened<'decisions'>[]) => planDecisions(files, activities),
    [activities],
  );
  return (
    <Dialog title="Exchange files with the faculty" onClose={onClose} steady>
      <ExchangePart
        title="Ask the faculty"
        text="For faculty who work on another device: a file of your submissions with their evidence. Nothing is sent; you hand the file over yourself."
      >
        <RequestForm student={student} waiting={askable(activities)} />
      </ExchangePart>
      <ExchangePart
        title="Bring in decisions"
        text="What the faculty decided comes back as a file of theirs."
      >
        <ExchangeOpen
          words={words}
          read={(file) => readDecisions(file, student, keys)}
          plan={plan}
        />
      </ExchangePart>
      <MessageRegion place="dialog" urgentOnly />
    </Dialog>
  );
}
