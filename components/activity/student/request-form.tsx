import { sendLetter } from '@/components/activity/letter/send-letter';
import type { ReviewStudent } from '@/components/activity/model/review';
import { sendRequest } from '@/components/activity/shared/send-request';
import { lettersAbout } from '@/components/drop/model/letter';
import { useBox } from '@/components/drop/use-box';
import { ExchangeForm } from '@/components/exchange/exchange-form';
import { useRecipient } from '@/components/exchange/recipient-choice';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { OwnActivity } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import { formatSize } from '@/lib/text/file-size';

interface RequestFormProps {
  student: ReviewStudent;
  /** The activities waiting for a decision. */
  waiting: readonly OwnActivity[];
  /** The published keys of the teachers. */
  keys: readonly FacultyKey[];
}

const otherwise = [{ value: '', text: 'Nobody: save a file' }];

/** Chooses among the waiting activities, and sends them in a letter or saves a request file. */
export function RequestForm({ student, waiting, keys }: RequestFormProps) {
  const { recipient, choice } = useRecipient(keys);
  const { box, field } = useBox({ id: 'request-box', otherwise });
  const letters = lettersAbout(useRecords('letters').values());
  const chosenIn = (ids: ReadonlySet<string>) => waiting.filter(({ id }) => ids.has(id));
  return (
    <ExchangeForm
      items={waiting.map(({ id, name, category, evidence }) => ({
        id,
        name,
        isSent: letters.get(id)?.state !== 'failed' && letters.has(id),
        detail: `${category}, ${evidence ? `${evidence.name} (${formatSize(evidence.size)})` : 'no evidence on this device'}`,
      }))}
      onSave={(ids, deliver) => sendRequest(student, chosenIn(ids), recipient, deliver)}
      letter={
        box
          ? {
              label: `Send to ${box.name}`,
              onSend: (ids) => sendLetter({ student, box, chosen: chosenIn(ids) }),
            }
          : null
      }
      label="Save request file"
      nextStep={`Give it to ${recipient?.name ?? 'the faculty'} by email or USB stick. They open it under Student Profiles, Exchange files, and give you a decision file back.`}
      emptyText="None of your activities is waiting for a decision. Submit one for approval first."
    >
      {field}
      {choice}
    </ExchangeForm>
  );
}
