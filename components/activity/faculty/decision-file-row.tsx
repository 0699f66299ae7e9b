import { useId, useRef } from 'react';
import { chooseKey, type StudentKeys } from '@/components/activity/model/review';
import { Button } from '@/components/ui/button';
import { restoreFocus } from '@/components/ui/restore-focus';
import type { Records } from '@/lib/store/record';
import { writeWithUndo } from '@/lib/store/write-with-undo';
import { countText, formatCount } from '@/lib/text/count';

type Submission = Records['submissions'];

/** The submissions of one student. */
export interface ReviewedStudent {
  keys: StudentKeys;
  name: string;
  rollNumber: string;
  sent: readonly Submission[];
  decided: readonly Submission[];
}

interface DecisionFileRowProps {
  student: ReviewedStudent;
  busy: boolean;
  onSave: () => void;
  /** Sends the decisions in letters; undefined if the college has no drop box. */
  onSend: (() => void) | undefined;
}

/** A student with the buttons that send decisions and save them as files, and a question if the student's key changed. */
export function DecisionFileRow({ student, busy, onSave, onSend }: DecisionFileRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const { name, rollNumber, sent, decided, keys } = student;
  return (
    <li
      ref={row}
      tabIndex={-1}
      className="grid gap-3 border-t border-line py-3 text-note first:border-t-0"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">
            <bdi>{name}</bdi>, {rollNumber}
          </p>
          <p className="text-muted">
            {stateOf(student)}
            {decided.length > 0 &&
              !keys.replyKey &&
              '. Not encrypted: no request has brought a key'}
          </p>
        </div>
        {decided.length > 0 && (
          <p className="flex flex-wrap gap-2">
            {onSend && (
              <Button
                variant="primary"
                aria-label={`Send decisions on ${name}`}
                aria-busy={busy}
                onClick={onSend}
              >
                Send
              </Button>
            )}
            <Button
              aria-label={`Save decision files for ${name}`}
              aria-busy={busy}
              onClick={onSave}
            >
              Save decision files
            </Button>
          </p>
        )}
      </div>
      <ChangedKey
        {...keys}
        name={name}
        submissions={sent}
        onChosen={() => restoreFocus(() => row.current)}
      />
    </li>
  );
}

/** Returns how many submissions are decided and how many are waiting: "2 decisions, 1 waiting for a decision". */
function stateOf({ sent, decided }: ReviewedStudent): string {
  const waiting = sent.length - decided.length;
  const waits = `${formatCount(waiting)} waiting for a decision`;
  if (decided.length === 0) return `None decided yet, ${waits}`;
  const done = countText(decided.length, ['decision', 'decisions']);
  return waiting > 0 ? `${done}, ${waits}` : done;
}

interface ChangedKeyProps extends StudentKeys {
  name: string;
  submissions: readonly Submission[];
  onChosen: () => void;
}

/** Asks which key of a student counts after a request with another key; nothing if there is only one. */
function ChangedKey({ name, replyKey, newReplyKey, ...props }: ChangedKeyProps) {
  const title = useId();
  if (!replyKey || !newReplyKey) return null;
  const choose = (key: typeof replyKey, which: string) =>
    writeWithUndo(
      chooseKey(props.submissions, key),
      `Files for ${name} are encrypted with the ${which} key.`,
    ).then(props.onChosen, () => {});
  return (
    <div role="group" aria-labelledby={title} className="grid gap-2 border-s-2 border-control ps-3">
      <p id={title} className="font-semibold wrap-anywhere">
        The key of {name} changed
      </p>
      <p className="wrap-anywhere">
        A later request came with another key, and anybody can write a request. Ask {name} whether
        it was theirs. Until you choose, files are encrypted with the first key.
      </p>
      <p className="flex flex-wrap gap-2">
        <Button
          aria-label={`Keep the first key of ${name}`}
          onClick={() => void choose(replyKey, 'first')}
        >
          Keep the first key
        </Button>
        <Button
          aria-label={`Use the new key of ${name}`}
          onClick={() => void choose(newReplyKey, 'new')}
        >
          Use the new key
        </Button>
      </p>
    </div>
  );
}
