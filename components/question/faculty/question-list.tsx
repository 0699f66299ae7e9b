import { useState } from 'react';
import { FailedLetters } from '@/components/drop/failed-letters';
import type { Payload } from '@/components/exchange/model/payload';
import { ShortDay } from '@/components/page/short-day';
import {
  answersOf,
  isOpen,
  lastStep,
  type AnswerKind,
  type Question,
} from '@/components/question/model/question';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { limits } from '@/content/schema/limits';
import { groupBy } from '@/lib/list/group';
import { useRecords } from '@/lib/store/use-records';
import { countText } from '@/lib/text/count';
import { compareCode } from '@/lib/text/compare-text';
import { formatTime } from '@/lib/time/date';
import { names } from './answer';
import { QuestionGroup } from './question-group';

export interface QuestionListProps {
  by: Payload<'answer'>['by'];
  /** The last day that the college's record has. */
  asOf: string;
}

/** The questions of students by class, those about the oldest class first, and the answers of the last days. */
export function QuestionList({ by, asOf }: QuestionListProps) {
  const letters = useRecords('letters');
  const questions = useRecords('questions');
  // The answers read both.
  useRecords('rollCalls');
  useRecords('keys');
  const [again, setAgain] = useState<ReadonlySet<string>>(new Set());
  const all = [...questions.values()].sort(
    (one, other) =>
      compareCode(`${one.day} ${one.start}`, `${other.day} ${other.start}`) ||
      compareCode(one.at, other.at),
  );
  const open = all.filter((one) => isOpen(one) || again.has(one.id));
  const answered = all.filter((one) => isRecent(one) && !again.has(one.id)).reverse();
  if (all.length === 0) return null;
  return (
    <Card title={countText(open.length, ['question', 'questions'])}>
      <div className="grid gap-4">
        {open.length === 0 && <p className="text-note text-muted">Every question is answered.</p>}
        {[...groupBy(open, (one) => one.class)].map(([id, own]) => (
          <QuestionGroup
            key={id}
            questions={own}
            {...{ by, asOf }}
            onAnswered={() => setAgain(new Set())}
          />
        ))}
        <FailedLetters letters={letters} kind="answer" />
        {answered.length > 0 && (
          <details className="border-t border-line pt-2">
            <summary className="min-h-10 cursor-pointer py-2 text-note font-semibold pointer-coarse:min-h-11">
              Answered in the last {limits.question.days} days: {answered.length}
            </summary>
            <ul className="divide-y divide-line">
              {answered.map((one) => (
                <Answered
                  key={one.id}
                  question={one}
                  onAgain={() => setAgain((before) => new Set([...before, one.id]))}
                />
              ))}
            </ul>
          </details>
        )}
      </div>
    </Card>
  );
}

const oneDay = 24 * 60 * 60 * 1000;

function isRecent(question: Question): boolean {
  const last = answersOf(question).at(-1);
  if (!last || isOpen(question)) return false;
  return Date.now() - Date.parse(last.at) < limits.question.days * oneDay;
}

/** A question that is answered, and the button that answers it again. */
function Answered({ question, onAgain }: { question: Question; onAgain: () => void }) {
  const { student, course, day, start } = question;
  const { what, reason } = lastStep(question);
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-3 text-note">
      <p className="min-w-0 wrap-anywhere">
        <span className="font-semibold">
          <bdi>{student.name}</bdi>
        </span>
        , <bdi>{course}</bdi>, <ShortDay day={day} weekday />, {formatTime(start)}:{' '}
        {names[what as AnswerKind] ?? 'withdrawn'}
        {reason && (
          <>
            . <bdi>{reason}</bdi>
          </>
        )}
      </p>
      {what !== 'withdrawn' && (
        <Button aria-label={`Answer again: ${student.name}`} onClick={onAgain}>
          Answer again
        </Button>
      )}
    </li>
  );
}
