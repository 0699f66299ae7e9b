import type { ReviewStudent } from '@/components/activity/model/review';
import { sendRequest } from '@/components/activity/shared/send-request';
import { ExchangeForm } from '@/components/exchange/exchange-form';
import { useRecipient } from '@/components/exchange/recipient-choice';
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
  const { recipient, choice } = useRecipient(keys);
  return (
    <ExchangeForm
      items={waiting.map(({ id, name, category, evidence }) => ({
        id,
        name,
        detail: `${category}, ${evidence ? `${evidence.name} (${formatSize(evidence.size)})` : 'no evidence on this device'}`,
      }))}
      onSave={(ids, deliver) =>
        sendRequest(
          student,
          waiting.filter(({ id }) => ids.has(id)),
          recipient,
          deliver,
        )
      }
      label="Save request file"
      nextStep={`Give it to ${recipient?.name ?? 'the faculty'} by email or USB stick. They open it under Student Profiles, Exchange files, and give you a decision file back.`}
      emptyText="None of your activities is waiting for a decision. Submit one for approval first."
    >
      {choice}
    </ExchangeForm>
  );
}
