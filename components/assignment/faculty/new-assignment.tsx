'use client';

import { useState } from 'react';
import {
  emptyAssignment,
  type AssignmentDraft,
} from '@/components/assignment/model/assignment-draft';
import {
  assignmentDraftId,
  type FilledAssignment,
} from '@/components/assignment/model/assignment-form';
import { usePageList } from '@/components/list/use-page-list';
import { Card } from '@/components/ui/card';
import { fetchCode } from '@/lib/browser/new-release';
import type { PageList } from '@/lib/list/long-list';
import { workspace } from '@/lib/store/device';
import { saidOf } from '@/lib/store/write-and-say';
import { say } from '@/lib/toast/message';
import { AssignmentForm } from './assignment-form';

interface NewAssignmentProps {
  /** The sections that are offered. */
  sections: PageList<string>;
  /** Who sets it. */
  by: string;
  className?: string;
}

/** The card in which a new assignment is set. */
export function NewAssignment({ sections, by, className }: NewAssignmentProps) {
  const [isUsed, setIsUsed] = useState(false);
  // Without the whole, the sections that are not offered can still be typed.
  const offered = usePageList(sections, isUsed);
  const send = async ({ values, files }: FilledAssignment, draft: AssignmentDraft) => {
    const code = await fetchCode(() => import('@/components/assignment/model/assignment-write'));
    if (!code) throw new Error('The code that sends an assignment could not be loaded.');
    await workspace.write([...code.sendAssignment(values, files, by), draft.removal()]);
    say(
      saidOf(
        `Saved on this device: “${values.name.trim()}” for ${values.section.trim()} stands in the assignments. Nothing was sent to a server.`,
      ),
    );
  };
  return (
    <Card title="Create New Assignment" className={`print:hidden ${className}`}>
      <div onFocus={() => setIsUsed(true)}>
        <AssignmentForm
          draft={assignmentDraftId()}
          start={emptyAssignment}
          sections={offered.items}
          needsFile
          submitLabel="Send Assignments"
          onSave={send}
        />
      </div>
    </Card>
  );
}
