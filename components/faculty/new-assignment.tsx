'use client';

import { useState } from 'react';
import { usePageList } from '@/components/portal/use-page-list';
import { Card } from '@/components/ui/card';
import { emptyAssignment, type AssignmentDraft } from '@/lib/assignment-draft';
import { assignmentDraftId, type FilledAssignment } from '@/lib/assignment-form';
import type { PageList } from '@/lib/long-list';
import { fetchCode } from '@/lib/new-release';
import { workspace } from '@/lib/workspace/device';
import { say } from '@/lib/workspace/message';
import { saidOf } from '@/lib/workspace/write-and-say';
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
    const code = await fetchCode(() => import('@/lib/assignment-write'));
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
