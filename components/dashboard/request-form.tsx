import { useState } from 'react';
import { saveExchange, type Saved } from '@/components/portal/exchange-save';
import { ExchangeSaved } from '@/components/portal/exchange-saved';
import { buttonClass } from '@/components/ui/button';
import type { DeskStudent } from '@/lib/desk';
import { makeRequest } from '@/lib/exchange/request';
import type { OwnActivity } from '@/lib/workspace/use-list';
import { RequestChoice } from './request-choice';

interface RequestFormProps {
  student: DeskStudent;
  /** What waits for a decision. */
  waiting: readonly OwnActivity[];
}

/** Chooses among what waits for a decision, all of it at the start, and makes a request file of it. */
export function RequestForm({ student, waiting }: RequestFormProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState<Saved | null>(null);
  const chosen = waiting.filter(({ id }) => !left.has(id));

  const save = async () => {
    if (busy) return;
    setBusy(true);
    setSaved(null);
    const payload = await makeRequest(student, chosen);
    const files = chosen.map(({ evidence }) => evidence?.file);
    setSaved(await saveExchange({ kind: 'request', whom: student.rollNumber, payload, files }));
    setBusy(false);
  };

  if (waiting.length === 0)
    return (
      <p className="text-note">
        Nothing of yours waits for a decision. Submit an activity for approval first.
      </p>
    );
  return (
    <div className="grid gap-3">
      <RequestChoice waiting={waiting} left={left} onChange={setLeft} />
      <button
        type="button"
        aria-busy={busy}
        aria-disabled={chosen.length === 0}
        onClick={chosen.length > 0 ? () => void save() : undefined}
        className={`${buttonClass(chosen.length > 0 ? 'primary' : 'plain')} justify-self-start aria-disabled:border-dashed aria-disabled:text-muted`}
      >
        {chosen.length > 0 ? 'Save request file' : 'Choose at least one'}
      </button>
      <ExchangeSaved
        saved={saved}
        todo="Hand it to the faculty, by mail or on a stick. They open it under Student Profiles, Exchange files, and give you a decision file back."
      />
    </div>
  );
}
