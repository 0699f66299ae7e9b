'use client';

import { useState } from 'react';
import {
  emptyAssignment,
  type AssignmentContent,
  type AssignmentValues,
} from '@/components/assignment/model/assignment-form';
import { useSends } from '@/components/session/use-current-record';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { importWithRetry } from '@/lib/browser/new-release';
import type { FormDraft } from '@/lib/form/form-draft';
import { savedMessage } from '@/lib/store/write-with-undo';
import { showToast } from '@/lib/toast/toast';
import { AssignmentForm } from './assignment-form';

interface NewAssignmentProps {
  /** Suggested sections. */
  sections: readonly string[];
  /** The faculty member who sets it. */
  by: string;
  employeeId: string;
  className?: string;
}

export function NewAssignment({ sections, by, employeeId, className }: NewAssignmentProps) {
  const canSend = useSends();
  const [isSending, setIsSending] = useState(true);
  const send = async (content: AssignmentContent, draft: FormDraft<keyof AssignmentValues>) => {
    const { values, files } = content;
    const code = await importWithRetry(() => import('./new-assignment-actions'));
    if (!code) throw new Error('The code that sends an assignment could not be loaded.');
    const id = await code.addAssignment(values, files, by, draft.removal());
    const name = `“${values.name.trim()}” for ${values.section.trim()} was added to Assignments.`;
    const said = canSend ? await code.sendAdded(id, { name: by, employeeId }, isSending) : '';
    showToast(savedMessage(`${name} ${said}`.trim()));
    draft.restart(content);
  };
  return (
    <Card title="Create New Assignment" className={`print:hidden ${className}`}>
      <AssignmentForm
        start={emptyAssignment}
        sections={sections}
        needsFile
        submitLabel="Send Assignments"
        onSave={send}
      >
        {canSend && (
          <Checkbox
            label="Send it to students"
            detail="Goes out as a letter or, without a drop box, as a file. Without this, it is only saved here until you send it under Assignments, Exchange files."
            checked={isSending}
            onChange={setIsSending}
          />
        )}
      </AssignmentForm>
    </Card>
  );
}
