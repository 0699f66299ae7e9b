import { lettersAbout, letterState } from '@/components/drop/model/letter';
import { SendButton } from '@/components/drop/send-button';
import { useSendLabel } from '@/components/drop/use-boxes';
import { useCurrentRecord } from '@/components/session/use-current-record';
import { useRecords } from '@/lib/store/use-records';
import { sendAssignmentLetters } from './send-assignments';

/** Shows where the letters with an assignment are, one to a section, and what sends a version that is not sent. */
export function AssignmentLetters({ id, section }: { id: string; section: string }) {
  const { record } = useCurrentRecord();
  const stored = useRecords('assignments').get(id);
  const bySection = lettersAbout(useRecords('letters').values(), 'assignments', (letter) =>
    letter.about.includes(id) ? [letter.with] : [],
  );
  const letters = [...bySection.values()];
  const label = useSendLabel([section]);
  if (stored?.origin !== 'device' || record?.kind !== 'teacher') return null;
  if (!label && letters.length === 0) return null;
  const { name, employeeId } = record.facultyProfile;
  const isUnsent = stored.sent !== (stored.changed ?? stored.at);
  const isOffered = isUnsent || letters.some(({ state }) => state === 'failed');
  return (
    <section aria-labelledby="assignment-letters" className="grid gap-2 text-note">
      <h3 id="assignment-letters" className="text-note">
        Sending
      </h3>
      {letters.map((letter) => (
        <p key={letter.id}>{letterState(letter, [{ teacher: letter.with, name: letter.with }])}</p>
      ))}
      <SendButton
        label={isOffered && label}
        onSend={() => sendAssignmentLetters({ name, employeeId }, [stored])}
      />
    </section>
  );
}
