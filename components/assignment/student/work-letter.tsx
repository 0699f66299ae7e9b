import type { HandedIn } from '@/components/assignment/model/handin-file';
import { hasVersion } from '@/components/drop/model/letter';
import { Sending } from '@/components/drop/sending';
import { useCurrentRecord } from '@/components/session/use-current-record';
import { sendWork } from './send-work';

interface WorkLetterProps {
  handin: HandedIn;
  /** Who set the assignment, by name. */
  by: string | undefined;
}

/** Where the letter with handed-in work is, and what sends work that is not sent. */
export function WorkLetter({ handin, by }: WorkLetterProps) {
  const { record } = useCurrentRecord();
  if (record?.kind !== 'student') return null;
  const { name, rollNumber } = record.student;
  return (
    <Sending
      kind="handins"
      about={handin.id}
      to={by}
      mustSend={(letter) => !hasVersion(letter, handin.at)}
      onSend={(box) => sendWork({ name, rollNumber }, box, [handin])}
    />
  );
}
