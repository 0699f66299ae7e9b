import { useId, useState, type ReactNode } from 'react';
import { sendLetter } from '@/components/activity/letter/send-letter';
import type { ActivityPlace } from '@/components/activity/model/activity-state';
import type { ReviewStudent } from '@/components/activity/model/review';
import { sendRequest } from '@/components/activity/shared/send-request';
import { lettersAbout, problemOf, problemText } from '@/components/drop/model/letter';
import { useBox } from '@/components/drop/use-box';
import { useBoxes } from '@/components/drop/use-boxes';
import { madeText } from '@/components/exchange/exchange-save';
import { useRecipient } from '@/components/exchange/recipient-choice';
import { PortalLink } from '@/components/page/portal-link';
import { useSends } from '@/components/session/use-current-record';
import { Button, buttonClass } from '@/components/ui/button';
import type { FacultyKey } from '@/content/schema/faculty/key';
import { routes } from '@/lib/site/routes';
import { workspace } from '@/lib/store/device';
import { change, now } from '@/lib/store/record';
import type { OwnActivity } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import { showToast } from '@/lib/toast/toast';

interface ManageNextProps {
  activity: OwnActivity;
  place: ActivityPlace;
  student: ReviewStudent;
  keys: readonly FacultyKey[];
  onEdit: () => void;
}

/** What the student can do now with an activity; at most one button is filled. */
export function ManageNext({ activity, place, student, keys, onEdit }: ManageNextProps) {
  const canSend = useSends();
  if (place === 'saved') return <SendActivity {...{ activity, student, keys }} />;
  if (place === 'file' || place === 'teacher')
    return (
      canSend && (
        <Actions>
          <a className={buttonClass()} href={mailOf(activity, student, place)}>
            {place === 'file' ? 'Open the email' : 'Remind the teacher'}
          </a>
          {place === 'file' && (
            <Button onClick={() => void markGiven(activity)}>I have sent it</Button>
          )}
          <SaveAgain {...{ activity, student, keys }} />
        </Actions>
      )
    );
  return (
    <Actions>
      {place === 'approved' ? (
        <PortalLink href={routes.profile} className={buttonClass('primary')}>
          See it on your CV
        </PortalLink>
      ) : (
        <Button variant="primary" onClick={onEdit}>
          Edit and resubmit
        </Button>
      )}
    </Actions>
  );
}

function Actions({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-2 rounded-control bg-sunken p-3 print:hidden">
      {children}
    </div>
  );
}

/** An email to the teacher. The student adds the address, and the file. */
function mailOf(
  { name }: OwnActivity,
  { name: student, rollNumber }: ReviewStudent,
  place: 'file' | 'teacher',
): string {
  const subject =
    place === 'file' ? `Request for approval: ${name}` : `Reminder: “${name}” is waiting`;
  const body =
    place === 'file'
      ? `Please decide on “${name}”. The request file is attached.\n\n${student}, ${rollNumber}`
      : `“${name}” is waiting for your decision.\n\n${student}, ${rollNumber}`;
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

const markGiven = ({ id }: OwnActivity) =>
  workspace
    .write([change('activities', id, (stored) => stored && { ...stored, given: now() })])
    .catch(() => {});

type SendProps = Pick<ManageNextProps, 'activity' | 'student' | 'keys'>;

const otherwise = [{ value: '', text: 'Somebody else: save a file' }];

/** Sends an activity in a letter, or saves the file that the student sends. */
function SendActivity({ activity, student, keys }: SendProps) {
  const id = useId();
  const boxes = useBoxes();
  const letter = lettersAbout(useRecords('letters').values()).get(activity.id);
  const problem = letter && problemOf(letter, boxes);
  const { box, field } = useBox({ id: `${id}-box`, otherwise });
  const { recipient, choice } = useRecipient(keys);
  const { busy, run } = useBusy();
  const send = async () => {
    const result = box
      ? await sendLetter({ student, box, chosen: [activity] })
      : await sendRequest(student, [activity], recipient);
    if ('problems' in result) showToast(result.problems.join(' '), { urgent: true });
    else showToast('letter' in result ? result.letter : madeText(result));
  };
  if (letter?.state === 'waiting' && !problem) return null;
  return (
    <div className="grid gap-3 rounded-control bg-sunken p-3 print:hidden">
      {problem && <p className="text-note text-rejected">{problemText(problem)}</p>}
      {field}
      {!box && choice}
      <Button
        variant="primary"
        aria-busy={busy}
        onClick={() => run(send)}
        className="justify-self-start"
      >
        {box ? `Send to ${box.name}` : 'Send'}
      </Button>
    </div>
  );
}

function SaveAgain({ activity, student, keys }: SendProps) {
  const { busy, run } = useBusy();
  const { recipient } = useRecipient(keys);
  const save = async () => {
    const result = await sendRequest(student, [activity], recipient);
    if ('problems' in result) showToast(result.problems.join(' '), { urgent: true });
    else showToast(madeText(result));
  };
  return (
    <Button aria-busy={busy} onClick={() => run(save)}>
      Save the file again
    </Button>
  );
}

/** Runs one thing at a time. What cannot be stored has said so. */
function useBusy() {
  const [busy, setBusy] = useState(false);
  const run = (action: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    void action()
      .catch(() => {})
      .finally(() => setBusy(false));
  };
  return { busy, run };
}
