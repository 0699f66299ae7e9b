import { useId, useState } from 'react';
import { sendLetter } from '@/components/activity/letter/send-letter';
import type { ReviewStudent } from '@/components/activity/model/review';
import { sendRequest } from '@/components/activity/shared/send-request';
import { lettersAbout, problemOf, problemText } from '@/components/drop/model/letter';
import { useBox } from '@/components/drop/use-box';
import { useBoxes } from '@/components/drop/use-boxes';
import { madeText } from '@/components/exchange/exchange-save';
import { useRecipient } from '@/components/exchange/recipient-choice';
import { Button } from '@/components/ui/button';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { OwnActivity } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import { showToast } from '@/lib/toast/toast';

interface SendProps {
  activity: OwnActivity;
  student: ReviewStudent;
  /** The published keys of the teachers. */
  keys: readonly FacultyKey[];
}

const otherwise = [{ value: '', text: 'Somebody else: save a file' }];

/** Sends an activity in a letter, or saves the file that the student sends. */
export function SendActivity({ activity, student, keys }: SendProps) {
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

/** Saves the file of an activity once more. */
export function SaveAgain({ activity, student, keys }: SendProps) {
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
