import { useState } from 'react';
import type { ReviewStudent } from '@/components/activity/model/review';
import { makeRequest } from '@/components/activity/model/request-file';
import { ExchangeForm } from '@/components/exchange/exchange-form';
import { saveExchange } from '@/components/exchange/exchange-save';
import { recipientsIn } from '@/components/exchange/model/recipient-list';
import { RecipientChoice } from '@/components/exchange/recipient-choice';
import { ownReplyKey } from '@/components/exchange/reply-key';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { OwnActivity } from '@/lib/store/use-list';
import { formatSize } from '@/lib/text/file-size';

interface RequestFormProps {
  student: ReviewStudent;
  /** The activities waiting for a decision. */
  waiting: readonly OwnActivity[];
  /** The published keys of the teachers. */
  keys: readonly FacultyKey[];
}

/** Chooses among the waiting activities and saves a request file. */
export function RequestForm({ student, waiting, keys }: RequestFormProps) {
  const recipients = recipientsIn(keys);
  // With several teachers, the student chooses: the file opens on no other device.
  const [chosenId, setChosenId] = useState(
    recipients.length === 1 ? recipients[0]!.employeeId : '',
  );
  const recipient = recipients.find(({ employeeId }) => employeeId === chosenId);
  return (
    <ExchangeForm
      items={waiting.map(({ id, name, category, evidence }) => ({
        id,
        name,
        detail: `${category}, ${evidence ? `${evidence.name} (${formatSize(evidence.size)})` : 'no evidence on this device'}`,
      }))}
      onSave={async (ids) => {
        const chosen = waiting.filter(({ id }) => ids.has(id));
        const payload = await makeRequest(student, chosen, await ownReplyKey());
        const files = chosen.map(({ evidence }) => evidence?.file);
        const { rollNumber: whom } = student;
        return saveExchange({ kind: 'request', whom, payload, files, encryptTo: recipient?.key });
      }}
      label="Save request file"
      nextStep={`Give it to ${recipient?.name ?? 'the faculty'} by email or USB stick. They open it under Student Profiles, Exchange files, and give you a decision file back.`}
      emptyText="None of your activities is waiting for a decision. Submit one for approval first."
    >
      <RecipientChoice recipients={recipients} value={chosenId} onChange={setChosenId} />
    </ExchangeForm>
  );
}
