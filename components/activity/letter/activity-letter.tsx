import { useState } from 'react';
import type { ReviewStudent } from '@/components/activity/model/review';
import { isUnsent } from '@/components/activity/model/activity';
import {
  lettersAbout,
  letterState,
  letterSteps,
  problemOf,
  problemText,
  recipientOf,
} from '@/components/drop/model/letter';
import { useBox } from '@/components/drop/use-box';
import { useBoxes } from '@/components/drop/use-boxes';
import type { LetterResult } from '@/components/exchange/exchange-save';
import { ExchangeSaved } from '@/components/exchange/exchange-saved';
import { FactList } from '@/components/page/fact-list';
import { Button } from '@/components/ui/button';
import type { OwnActivity } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import { sendLetter } from './send-letter';

interface ActivityLetterProps {
  activity: OwnActivity;
  student: ReviewStudent;
}

const otherwise = [{ value: '', text: 'Nobody yet' }];

/** Where the last letter about an activity is, with times, and what sends a version that is not sent. */
export function ActivityLetter({ activity, student }: ActivityLetterProps) {
  const { id } = activity;
  const boxes = useBoxes();
  const letter = lettersAbout(useRecords('letters').values()).get(id);
  const sent = useRecords('activities').get(id)?.sent;
  const { box, field } = useBox({ id: 'letter-box', otherwise });
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<LetterResult | null>(null);
  const problem = letter && problemOf(letter, boxes);
  const mustSend = isUnsent(activity, sent) || problem !== undefined;
  if (!letter && (boxes.length === 0 || !mustSend)) return null;
  const send = async () => {
    if (busy || !box) return;
    setBusy(true);
    setOutcome(await sendLetter({ student, box, chosen: [activity] }).catch(() => null));
    setBusy(false);
  };
  return (
    <section aria-labelledby="activity-letter" className="grid gap-2">
      <h3 id="activity-letter" className="text-note">
        Sending
      </h3>
      {problem && <p className="text-note text-rejected">{problemText(problem)}</p>}
      {letter?.state === 'waiting' && !problem && (
        <p className="text-note">{letterState(letter, boxes)}</p>
      )}
      {letter && <FactList facts={letterSteps(letter, recipientOf(letter, boxes))} />}
      {mustSend && (
        <>
          {field}
          {box && (
            <Button aria-busy={busy} onClick={() => void send()} className="justify-self-start">
              Send to {box.name}
            </Button>
          )}
        </>
      )}
      <ExchangeSaved saved={outcome} nextStep="" />
    </section>
  );
}
