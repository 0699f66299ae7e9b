'use client';

import { Card } from '@/components/ui/card';
import { writeAssignment } from '@/lib/assignment-check';
import type { FilledAssignment } from '@/lib/assignment-draft';
import { assignmentDraftId, sendAssignment } from '@/lib/assignment-write';
import { workspace } from '@/lib/workspace/device';
import { say } from '@/lib/workspace/message';
import { AssignmentForm } from './assignment-form';

interface NewAssignmentProps {
  /** The sections that are offered. */
  sections: readonly string[];
  /** Who sets it. */
  by: string;
  className?: string;
}

const empty: FilledAssignment = { values: writeAssignment({}), files: [] };

/** The card in which a new assignment is set. */
export function NewAssignment({ sections, by, className }: NewAssignmentProps) {
  const send = async ({ values, files }: FilledAssignment) => {
    await workspace.write(sendAssignment(values, files, by));
    say(
      `Saved on this device: “${values.name.trim()}” for ${values.section.trim()} stands in the assignments. Nothing was sent to a server.`,
    );
  };
  return (
    <Card title="Create New Assignment" className={className}>
      <AssignmentForm
        draft={assignmentDraftId()}
        start={empty}
        sections={sections}
        needsFile
        submitLabel="Send Assignments"
        onSave={send}
      />
    </Card>
  );
}
