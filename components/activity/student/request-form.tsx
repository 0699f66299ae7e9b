import type { ReviewStudent } from '@/components/activity/model/review';
import { makeRequest } from '@/components/activity/model/request-file';
import { ExchangeForm } from '@/components/exchange/exchange-form';
import { saveExchange } from '@/components/exchange/exchange-save';
import type { OwnActivity } from '@/lib/store/use-list';
import { formatSize } from '@/lib/text/file-size';

interface RequestFormProps {
  student: ReviewStudent;
  /** The activities waiting for a decision. */
  waiting: readonly OwnActivity[];
}

/** Chooses among the waiting activities and saves a request file. */
export function RequestForm({ student, waiting }: RequestFormProps) {
  return (
    <ExchangeForm
      items={waiting.map(({ id, name, category, evidence }) => ({
        id,
        name,
        detail: `${category}, ${evidence ? `${evidence.name} (${formatSize(evidence.size)})` : 'no evidence on this device'}`,
      }))}
      onSave={async (ids) => {
        const chosen = waiting.filter(({ id }) => ids.has(id));
        const payload = await makeRequest(student, chosen);
        const files = chosen.map(({ evidence }) => evidence?.file);
        return saveExchange({ kind: 'request', whom: student.rollNumber, payload, files });
      }}
      label="Save request file"
      nextStep="Give it to the faculty by email or USB stick. They open it under Student Profiles, Exchange files, and give you a decision file back."
      emptyText="None of your activities is waiting for a decision. Submit one for approval first."
    />
  );
}
