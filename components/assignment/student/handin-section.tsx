import { useId, useState } from 'react';
import type { Handin } from '@/components/assignment/model/handin';
import type { HandedIn } from '@/components/assignment/model/handin-file';
import { HandinReceipt } from '@/components/assignment/shared/assignment-record';
import { hasVersion, lettersAbout } from '@/components/drop/model/letter';
import { Sending } from '@/components/drop/sending';
import { handleDrop } from '@/components/form/handle-drop';
import { ConfirmDelete } from '@/components/list/confirm-delete';
import { usePersonName } from '@/components/page/person-name';
import { useCurrentRecord } from '@/components/session/use-current-record';
import { Button } from '@/components/ui/button';
import { useCloseDialog } from '@/components/ui/dialog';
import { FileField } from '@/components/ui/form-field';
import { useAnnounced } from '@/components/ui/use-announced';
import type { Dropped } from '@/lib/file/stored-pdf';
import type { OwnAssignment } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import { submitHandin, markDone, withdrawHandin } from './handin-actions';
import { sendWork } from './send-work';

interface HandinSectionProps {
  assignment: OwnAssignment;
  handin: Handin | undefined;
  /** Opens the comparison of the own work; undefined if it is not offered. */
  onCheck?: (() => void) | undefined;
}

const notStoredMessage =
  'The file could not be saved on this device. Free up space and choose it again.';

/** The student's work on an assignment: the file, its receipt and the done state. */
export function HandinSection({ assignment, handin: shown, onCheck }: HandinSectionProps) {
  const id = useId();
  const close = useCloseDialog();
  const by = usePersonName();
  const [error, setError] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const [saving, setSaving] = useState(false);
  const { closed = false } = assignment;
  // The store shows a change before it is saved.
  const handin = saving ? undefined : shown;
  const file = handin?.file;
  const letter = lettersAbout(useRecords('letters').values(), 'handins').get(assignment.id);
  const isSent = handin && hasVersion(letter, handin.at);
  const done = shown?.done ?? false;
  useAnnounced(file ? `${file.name} is handed in.` : '');
  useAnnounced(error ?? '', { urgent: true });
  const choose = (dropped: Dropped) => {
    if (closed) return setError('This assignment is closed and accepts no more work.');
    setSaving(true);
    submitHandin(assignment, dropped, shown, by)
      .then(setError, () => setError(notStoredMessage))
      .finally(() => setSaving(false));
  };
  return (
    <section
      aria-labelledby={`${id}-heading`}
      onDragOver={(event) => handleDrop(event, choose)}
      onDrop={(event) => handleDrop(event, choose)}
      className="grid gap-3"
    >
      <h3 id={`${id}-heading`} className="text-note">
        Your work
      </h3>
      {file && <HandinReceipt at={handin.at} file={file} isSent={isSent} />}
      {file && <WorkLetter handin={{ ...handin, file }} by={assignment.by} />}
      {closed ? (
        <p className="text-note text-muted">This assignment is closed and accepts no more work.</p>
      ) : (
        <FileField
          id={`${id}-file`}
          label={file ? 'Replace with another PDF' : 'Hand in a PDF'}
          hint="PDF only, up to 5 MB. Choose it or drop it here."
          error={error}
          accept="application/pdf,.pdf"
          onChoose={(files) => choose({ files, folders: [] })}
        />
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
          {onCheck && (
            <Button aria-haspopup="dialog" onClick={onCheck}>
              Check before you submit
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

interface WorkLetterProps {
  handin: HandedIn;
  /** Who set the assignment, by name. */
  by: string | undefined;
}

/** Where the letter with handed-in work is, and what sends work that is not sent. */
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
