import { useId } from 'react';
import {
  lettersAbout,
  letterState,
  letterSteps,
  problemOf,
  problemText,
  recipientOf,
} from '@/components/drop/model/letter';
import type { LetterResult } from '@/components/exchange/exchange-save';
import { FactList } from '@/components/page/fact-list';
import type { StudentDrop } from '@/lib/drop/access';
import type { OutLetter } from '@/lib/drop/letters';
import { useRecords } from '@/lib/store/use-records';
import { SendButton } from './send-button';
import { useBox } from './use-box';
import { useBoxes } from './use-boxes';

interface SendingProps {
  kind: OutLetter['kind'];
  /** The id of the record that is sent. */
  about: string;
  /** The teacher who is offered first, by name. */
  to?: string | undefined;
  /** True if there is no letter, or the last one does not have the record as it is now. */
  mustSend: (letter: OutLetter | undefined) => boolean;
  onSend: (box: StudentDrop) => Promise<LetterResult>;
}

const otherwise = [{ value: '', text: 'Nobody yet' }];

/** The state of the last letter about a student's record, with times, and a button for a version that is not sent. */
export function Sending({ kind, about, to, mustSend, onSend }: SendingProps) {
  const id = useId();
  const boxes = useBoxes();
  const letter = lettersAbout(useRecords('letters').values(), kind).get(about);
  const { box, field } = useBox({ id: `${id}-box`, otherwise, to });
  const problem = letter && problemOf(letter, boxes);
  const isOffered = mustSend(letter) || problem !== undefined;
  if (!letter && (boxes.length === 0 || !isOffered)) return null;
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="text-note">
        Sending
      </h3>
      {problem && <p className="text-note text-rejected">{problemText(problem)}</p>}
      {letter?.state === 'waiting' && !problem && (
        <p className="text-note">{letterState(letter, boxes)}</p>
      )}
      {letter && <FactList facts={letterSteps(letter, recipientOf(letter, boxes))} />}
      {isOffered && field}
      <SendButton label={isOffered && box && `Send to ${box.name}`} onSend={() => onSend(box!)} />
    </section>
  );
}
