'use client';

import { useMemo } from 'react';
import {
  assignmentShape,
  type AssignmentContent,
  type AssignmentValues,
} from '@/components/assignment/model/assignment-form';
import { useSends } from '@/components/session/use-current-record';
import { Card } from '@/components/ui/card';
import { importWithRetry } from '@/lib/browser/new-release';
import type { FormDraft } from '@/lib/form/form-draft';
import { savedMessage } from '@/lib/store/write-with-undo';
import { showToast } from '@/lib/toast/toast';
import { AssignmentForm } from './assignment-form';

export interface NewAssignmentProps {
  /** The teacher's sections, and how many students each has. */
  sections: readonly string[];
  sizes: ReadonlyMap<string, number>;
  /** The teacher who sets it. */
  by: string;
  employeeId: string;
}

export function NewAssignment(props: NewAssignmentProps) {
  return (
    <Card title="Create New Assignment" className="print:hidden">
      <NewAssignmentForm {...props} />
    </Card>
  );
}

interface NewAssignmentFormProps extends NewAssignmentProps {
  /** Called once it is added. */
  onAdded?: () => void;
}

/** The form of a new assignment, which starts with the teacher's first section. */
export function NewAssignmentForm(props: NewAssignmentFormProps) {
  const { sections, sizes, by, employeeId, onAdded } = props;
  const canSend = useSends();
  const [first] = sections;
  const start = useMemo(() => assignmentShape.fill(first ? { section: first } : {}), [first]);
  const send = async (content: AssignmentContent, draft: FormDraft<keyof AssignmentValues>) => {
    const { values, files } = content;
    const code = await importWithRetry(() => import('./new-assignment-actions'));
    if (!code) throw new Error('The code that sends an assignment could not be loaded.');
    const id = await code.addAssignment(values, files, by, draft.removal());
    const name = `“${values.name.trim()}” for ${values.section.trim()} was added to Assignments.`;
    const said = canSend ? await code.sendAdded(id, { name: by, employeeId }) : '';
    showToast(savedMessage(`${name} ${said}`.trim()));
    if (onAdded) onAdded();
    else draft.restart(content);
  };
  return (
    <AssignmentForm
      start={start}
      sections={sections}
      sizes={sizes}
      needsFile
      submitLabel="Send Assignments"
      onSave={send}
    />
  );
}
