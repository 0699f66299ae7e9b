import { problemReason, problemText } from '@/components/drop/model/letter';
import { Button } from '@/components/ui/button';
import { focusContainer } from '@/components/ui/focus-container';
import { retryChange, type InLetter, type OutLetter } from '@/lib/drop/letters';
import { isMessage } from '@/lib/drop/message';
import { sendNow } from '@/lib/drop/start';
import { deleteWithUndo } from '@/lib/store/deletion';
import { workspace } from '@/lib/store/device';
import { remove, type StoredRecords } from '@/lib/store/record';

/** An acknowledgement that fails is not shown; a conversation shows its own letters. */
const isFailed = (letter: InLetter | OutLetter): letter is OutLetter =>
  letter.direction === 'out' &&
  letter.state === 'failed' &&
  letter.kind !== 'received' &&
  !isMessage(letter);

interface FailedLettersProps {
  letters: StoredRecords<'letters'>;
  /** Only those of this kind. */
  kind?: OutLetter['kind'];
}

/** The letters from this device that cannot be sent, and why; they are tried again or removed. */
export function FailedLetters({ letters, kind }: FailedLettersProps) {
  const failed = [...letters.values()].filter(isFailed).filter((one) => !kind || one.kind === kind);
  return failed.map((letter) => <FailedLetter key={letter.id} letter={letter} />);
}

function FailedLetter({ letter }: { letter: OutLetter }) {
  const { id, kind, with: to, problem } = letter;
  const whom = to === 'office' ? 'the office' : to;
  const retry = async () => {
    await workspace.write([retryChange(id)]);
    await sendNow();
  };
  const discard = () =>
    deleteWithUndo([remove('letters', id)], {
      name: `The letter to ${whom}`,
      text: `The letter to ${whom} is removed.`,
    });
  return (
    <div
      role="group"
      aria-label={`A letter to ${whom} was not sent`}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-rejected"
    >
      <p className="min-w-0 wrap-anywhere">
        <span className="font-semibold">A letter to {whom} was not sent.</span>{' '}
        {problem && (kind === 'query' ? problemReason(problem) : problemText(problem))}
      </p>
      <p className="flex flex-wrap gap-2">
        <Button
          aria-label={`Try again to send the letter to ${whom}`}
          onClick={({ currentTarget }) => {
            focusContainer(currentTarget);
            void retry().catch(() => {});
          }}
        >
          Try again
        </Button>
        <Button
          aria-label={`Remove the letter to ${whom}`}
          onClick={({ currentTarget }) => {
            focusContainer(currentTarget);
            void discard().catch(() => {});
          }}
        >
          Remove
        </Button>
      </p>
    </div>
  );
}
