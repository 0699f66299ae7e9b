import { useState } from 'react';
import { letterState } from '@/components/drop/model/letter';
import { useSendLabel } from '@/components/drop/use-sections';
import type { LetterResult } from '@/components/exchange/exchange-save';
import { ExchangeSaved } from '@/components/exchange/exchange-saved';
import { useCurrentRecord } from '@/components/session/use-current-record';
import { Button } from '@/components/ui/button';
import type { InLetter, OutLetter } from '@/lib/drop/letters';
import { useRecords } from '@/lib/store/use-records';
import { sendAssignmentLetters } from './send-assignments';

interface AssignmentLettersProps {
  id: string;
  section: string;
}

/** Where the letters with an assignment are, one to a section, and what sends a version that is not sent. */
export function AssignmentLetters({ id, section }: AssignmentLettersProps) {
  const { record } = useCurrentRecord();
  const stored = useRecords('assignments').get(id);
  const letters = lastBySection(useRecords('letters').values(), id);
  const label = useSendLabel([section]);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<LetterResult | null>(null);
  if (stored?.origin !== 'device' || record?.kind !== 'teacher') return null;
  if (!label && letters.length === 0) return null;
  const { name, employeeId } = record.facultyProfile;
  const isUnsent = stored.sent !== (stored.changed ?? stored.at);
  const send = async () => {
    if (busy) return;
    setBusy(true);
    setOutcome(await sendAssignmentLetters({ name, employeeId }, [stored]).catch(() => null));
    setBusy(false);
  };
  return (
    <section aria-labelledby="assignment-letters" className="grid gap-2 text-note">
      <h3 id="assignment-letters" className="text-note">
        Sending
      </h3>
      {letters.map((letter) => (
        <p key={letter.id}>{letterState(letter, [{ teacher: letter.with, name: letter.with }])}</p>
      ))}
      {label && (isUnsent || letters.some(({ state }) => state === 'failed')) && (
        <Button aria-busy={busy} onClick={() => void send()} className="justify-self-start">
          {label}
        </Button>
      )}
      <ExchangeSaved saved={outcome} nextStep="" />
    </section>
  );
}

/** The last letter about an assignment to each section. */
function lastBySection(letters: Iterable<InLetter | OutLetter>, id: string): OutLetter[] {
  const last = new Map<string, OutLetter>();
  for (const one of letters)
    if (one.direction === 'out' && one.kind === 'assignments' && one.about.includes(id))
      if ((last.get(one.with)?.at ?? '') <= one.at) last.set(one.with, one);
  return [...last.values()];
}
