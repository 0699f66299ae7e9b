import { useId, useState } from 'react';
import { EvidenceView } from '@/components/activity/shared/evidence-view';
import type { Payload } from '@/components/exchange/model/payload';
import { ShortDay } from '@/components/page/short-day';
import type { AnswerKind, Question } from '@/components/question/model/question';
import { shownNames } from '@/components/roll-call/model/every-class';
import { useSends } from '@/components/session/use-current-record';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { restoreFocus } from '@/components/ui/restore-focus';
import { FormField } from '@/components/ui/form-field';
import { limits } from '@/content/schema/limits';
import { isClockWrong } from '@/lib/drop/transport';
import { useRecords } from '@/lib/store/use-records';
import { formatTime } from '@/lib/time/date';
import { answer } from './answer';

interface QuestionGroupProps {
  /** About one class, oldest first. */
  questions: readonly Question[];
  by: Payload<'answer'>['by'];
  asOf: string;
  onAnswered: () => void;
}

const wrongClock =
  'Not saved: the clock of this device is wrong by more than a day. Set it, then answer again.';

/** The questions about a class, with one answer for those that are ticked. */
export function QuestionGroup({ questions, by, asOf, onAnswered }: QuestionGroupProps) {
  const id = useId();
  const sends = useSends();
  /** The office takes only what is signed. */
  const isHeard = useRecords('keys').has('signing') || !sends;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const chosen = questions.filter((one) => !left.has(one.id));
  const [{ course, day, start }] = questions as [Question];
  const refuse = (text: string) => {
    setProblem(text);
    document.getElementById(`${id}-reason`)?.focus();
  };
  const give = async (what: AnswerKind) => {
    const typed = reason.trim();
    if (chosen.length === 0) return refuse('Choose at least one question.');
    if (what === 'stands' && !typed)
      return refuse('Enter why it stands. The student will read it.');
    if (isClockWrong()) return refuse(wrongClock);
    setProblem('');
    await answer(chosen, { what, reason: typed, by, asOf }).then(onAnswered, () => {});
    restoreFocus(() => document.getElementById('main'));
  };
  const choose = ({ id: one }: Question, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(one);
    else next.add(one);
    setLeft(next);
  };
  const name = `${chosen.length === questions.length ? '' : `${chosen.length} of `}${questions.length} about ${course}`;
  return (
    <section aria-labelledby={id} className="grid gap-2 border-t border-line pt-3">
      <h3 id={id} className="text-base wrap-anywhere">
        {questions.length} about <ShortDay day={day} weekday />, {formatTime(start)}
        <span className="block text-note font-normal text-muted">
          <bdi>{course}</bdi>
        </span>
      </h3>
      <ul className="grid gap-1">
        {questions.map((one) => (
          <li key={one.id}>
            <Checkbox
              label={`${one.student.name}, ${one.student.rollNumber}`}
              detail={
                <>
                  {one.is ? `It says ${shownNames[one.is]}` : 'No register'}, should be{' '}
                  {shownNames[one.wants]}: <bdi className="text-text">{one.text}</bdi>
                </>
              }
              checked={!left.has(one.id)}
              onChange={(isChosen) => choose(one, isChosen)}
            />
            {one.evidence && <EvidenceView evidence={one.evidence} />}
          </li>
        ))}
      </ul>
      <FormField
        id={`${id}-reason`}
        label="Answer"
        hint="Needed if it stands. Each student reads it; classmates do not."
        error={problem}
        value={reason}
        maxLength={limits.question.answer}
        autoComplete="off"
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" aria-label={`Agree: ${name}`} onClick={() => void give('agreed')}>
          Agree
        </Button>
        <Button aria-label={`It stands: ${name}`} onClick={() => void give('stands')}>
          It stands
        </Button>
        {isHeard && (
          <Button
            aria-label={`Pass on to the office: ${name}`}
            onClick={() => void give('passedOn')}
          >
            Pass on to the office
          </Button>
        )}
      </div>
      {(day <= asOf || !isHeard) && (
        <p className="text-note text-muted">
          {isHeard
            ? 'The college’s record has this day: if you agree, the office gets a correction.'
            : 'The office gets nothing of your answers: create a signing key in Settings first.'}
        </p>
      )}
    </section>
  );
}
