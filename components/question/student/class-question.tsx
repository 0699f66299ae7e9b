import { problemText } from '@/components/drop/model/letter';
import {
  daysUnsettled,
  isOpen,
  type Question,
  type QuestionStep,
} from '@/components/question/model/question';
import { answerText } from '@/components/question/model/question-file';
import { shownNames, type StudentClass } from '@/components/roll-call/model/every-class';
import { Button } from '@/components/ui/button';
import { focusContainer } from '@/components/ui/focus-container';
import type { OutLetter } from '@/lib/drop/letters';
import { countText } from '@/lib/text/count';
import { formatShortMinute } from '@/lib/time/date';
import { zonedMinute } from '@/lib/time/zoned-time';
import { withdraw } from './ask';

interface ClassQuestionProps {
  one: StudentClass;
  question: Question;
  /** The last letter about it. */
  letter: OutLetter | undefined;
  /** The college's day. */
  today: string;
  timeZone: string;
}

/** A question about a class: its history and, while it is open, where it is. */
export function ClassQuestion({ one, question, letter, today, timeZone }: ClassQuestionProps) {
  const { teacher, text, wants, steps } = question;
  const unsettled = daysUnsettled(question, one, { today, timeZone });
  const when = (at: string) => formatShortMinute(zonedMinute(new Date(at), timeZone), today);
  return (
    <div
      role="group"
      aria-label={`Question: ${one.course}`}
      tabIndex={-1}
      className="mt-1.5 grid gap-2 border-s-4 border-brand ps-3 wrap-anywhere outline-none"
    >
      {steps.map((step) => (
        <div key={`${step.what} ${step.at}`}>
          <p>
            <span className="font-semibold">{titleOf(step)}</span>{' '}
            <span className="text-muted">{when(step.at)}</span>
          </p>
          {step.what === 'asked' ? (
            <p className="whitespace-pre-line">
              It should be {shownNames[wants]}: <bdi>{text}</bdi>
            </p>
          ) : (
            step.reason && (
              <p>
                <bdi>{step.reason}</bdi>
              </p>
            )
          )}
        </div>
      ))}
      {isOpen(question) && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{stateOf(letter, teacher)}</span>
          <Button
            aria-label={`Withdraw the question: ${one.course}`}
            onClick={({ currentTarget }) => {
              focusContainer(currentTarget);
              void withdraw(question, letter).catch(() => {});
            }}
          >
            Withdraw
          </Button>
        </p>
      )}
      {unsettled !== null && (
        <p className="font-semibold text-pending">
          Teacher agreed; the college’s record still says {shownNames[one.status!]}
          {unsettled > 0 && `, ${countText(unsettled, ['day', 'days'])} later`}.
        </p>
      )}
    </div>
  );
}

function titleOf({ what, by = '' }: QuestionStep): string {
  if (what === 'asked') return 'You asked';
  return what === 'withdrawn' ? 'You withdrew it' : `${by} ${answerText(what)}`;
}

/** Returns where an open question is. */
function stateOf(letter: OutLetter | undefined, teacher: string): string {
  if (!letter) return 'Saved on this device';
  if (letter.problem) return `Saved, but not sent. ${problemText(letter.problem)}`;
  if (letter.seenAt) return `${teacher} has it`;
  return letter.sentAt ? `Sent to ${teacher}` : `Saved. Waits to be sent to ${teacher}`;
}
