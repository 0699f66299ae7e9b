'use client';

import { useState } from 'react';
import {
  emptyAssignment,
  type AssignmentContent,
  type AssignmentValues,
} from '@/components/assignment/model/assignment-form';
import { usePageList } from '@/components/list/use-page-list';
import { Card } from '@/components/ui/card';
import { importWithRetry } from '@/lib/browser/new-release';
import type { FormDraft } from '@/lib/form/form-draft';
import type { PageList } from '@/lib/list/long-list';
import { workspace } from '@/lib/store/device';
import { savedMessage } from '@/lib/store/write-with-undo';
import { showToast } from '@/lib/toast/toast';
import { AssignmentForm } from './assignment-form';

interface NewAssignmentProps {
  /** Suggested sections. */
  sections: PageList<string>;
  /** The name of the faculty member who sets it. */
  by: string;
  className?: string;
}

export function NewAssignment({ sections, by, className }: NewAssignmentProps) {
  const [isUsed, setIsUsed] = useState(false);
  // If the whole list does not load, the user can still type any section.
  const offered = usePageList(sections, isUsed);
  const send = async (content: AssignmentContent, draft: FormDraft<keyof AssignmentValues>) => {
    const { values, files } = content;
    const code = await importWithRetry(
      () => import('@/components/assignment/model/assignment-write'),
    );
    if (!code) throw new Error('The code that sends an assignment could not be loaded.');
    await workspace.write([...code.sendAssignmentChanges(values, files, by), draft.removal()]);
    showToast(
      savedMessage(
        `Saved on this device: “${values.name.trim()}” for ${values.section.trim()} was added to Assignments. Nothing was sent to a server.`,
      ),
    );
    draft.restart(content);
  };
  return (
    <Card title="Create New Assignment" className={`print:hidden ${className}`}>
      <div onFocus={() => setIsUsed(true)}>
        <AssignmentForm
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
