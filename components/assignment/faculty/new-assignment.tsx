'use client';

import { useState } from 'react';
import {
  emptyAssignment,
  type AssignmentDraft,
} from '@/components/assignment/model/assignment-draft';
import {
  assignmentDraftId,
  type AssignmentFormState,
} from '@/components/assignment/model/assignment-form';
import { usePageList } from '@/components/list/use-page-list';
import { Card } from '@/components/ui/card';
import { importWithRetry } from '@/lib/browser/new-release';
import type { PageList } from '@/lib/list/long-list';
import { workspace } from '@/lib/store/device';
import { savedMessage } from '@/lib/store/write-with-undo';
import { showToast } from '@/lib/toast/toast';
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
  const send = async ({ values, files }: AssignmentFormState, draft: AssignmentDraft) => {
    const code = await importWithRetry(
      () => import('@/components/assignment/model/assignment-write'),
    );
    if (!code) throw new Error('The code that sends an assignment could not be loaded.');
    await workspace.write([...code.sendAssignmentChanges(values, files, by), draft.removal()]);
    showToast(
      savedMessage(
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
