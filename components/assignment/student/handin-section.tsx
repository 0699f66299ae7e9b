import { useId, useState } from 'react';
import type { Handin } from '@/components/assignment/model/handin';
import type { HandedIn } from '@/components/assignment/model/handin-file';
import { HandinReceipt } from '@/components/assignment/shared/assignment-record';
import { hasVersion } from '@/components/drop/model/letter';
import { Sending } from '@/components/drop/sending';
import { ConfirmDelete } from '@/components/list/confirm-delete';
import { usePersonName } from '@/components/page/person-name';
import { useCurrentRecord } from '@/components/session/use-current-record';
import { Button } from '@/components/ui/button';
import { useCloseDialog } from '@/components/ui/dialog';
import type { OwnAssignment } from '@/lib/store/use-list';
import { usePlace } from './assignment-state';
import { markDone, withdrawHandin } from './handin-actions';
import { HandinForm, type HandinFormProps } from './handin-form';
import { sendWork } from './send-work';

interface HandinSectionProps extends Pick<HandinFormProps, 'student' | 'teacher'> {
  assignment: OwnAssignment;
  handin: Handin | undefined;
}

/** The student's work on an assignment: the file, its receipt and the done state. */
export function HandinSection(props: HandinSectionProps) {
  const { assignment, handin, teacher } = props;
  const id = useId();
  const close = useCloseDialog();
  const by = usePersonName();
  const [asked, setAsked] = useState(false);
  const { closed = false } = assignment;
  const file = handin?.file;
  const place = usePlace({ assignment, handin, teacher });
  const done = handin?.done ?? false;
  return (
    <section aria-labelledby={`${id}-heading`} className="grid gap-3">
      <h3 id={`${id}-heading`} tabIndex={-1} className="text-note outline-none">
        Your work
      </h3>
      {file && <HandinReceipt at={handin.at} file={file} place={place.text} />}
      {file && <WorkLetter handin={{ ...handin, file }} by={teacher} />}
      {closed ? (
        <p className="text-note text-muted">This assignment is closed and accepts no more work.</p>
      ) : (
        <div className="grid justify-items-start gap-1.5">
          {!file && <p className="text-small text-muted">PDF only, up to 5 MB.</p>}
          <HandinForm
            {...props}
            isFilled
            onHandedIn={() => document.getElementById(`${id}-heading`)}
          />
        </div>
      )}
      {asked && file && !closed && (
        <ConfirmDelete
          label="Withdraw your work?"
          action="Withdraw it"
          onDelete={() => void withdrawHandin(handin, by).then(close, () => {})}
          onCancel={() => setAsked(false)}
        >
          <p>
            <bdi>{file.name}</bdi> is deleted from this device.
          </p>
        </ConfirmDelete>
      )}
      {!closed && !asked && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => void markDone(assignment, !done).catch(() => {})}>
            {done ? 'Mark as not done' : 'Mark as done'}
          </Button>
          {file && <Button onClick={() => setAsked(true)}>Withdraw</Button>}
        </div>
      )}
    </section>
  );
}

interface WorkLetterProps {
  handin: HandedIn;
  /** The teacher of the assignment, by name. */
  by: string | undefined;
}

/** Shows where the letter with handed-in work is, and what sends work that is not sent. */
function WorkLetter({ handin, by }: WorkLetterProps) {
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
