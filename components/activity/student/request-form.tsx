import type { ReviewStudent } from '@/components/activity/model/review';
import { makeRequest } from '@/components/activity/model/request-file';
import { ExchangeForm } from '@/components/exchange/exchange-form';
import { saveExchange } from '@/components/exchange/exchange-save';
import type { OwnActivity } from '@/lib/store/use-list';
import { formatSize } from '@/lib/text/file-size';

interface RequestFormProps {
  student: ReviewStudent;
  /** What waits for a decision. */
  waiting: readonly OwnActivity[];
}

/** Chooses among what waits for a decision and makes a request file of it. */
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
      nextStep="Hand it to the faculty, by mail or on a stick. They open it under Student Profiles, Exchange files, and give you a decision file back."
      emptyText="Nothing of yours waits for a decision. Submit an activity for approval first."
    />
  );
}
