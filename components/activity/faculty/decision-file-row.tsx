import { useRef } from 'react';
import type { StudentKeys } from '@/components/activity/model/student-key';
import { countText } from '@/components/exchange/exchange-copy';
import { Button } from '@/components/ui/button';
import { restoreFocus } from '@/components/ui/restore-focus';
import type { Records } from '@/lib/store/record';
import { ChangedKey } from './changed-key';

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
  isEncrypting: boolean;
  busy: boolean;
  onSave: () => void;
}

/** A student with the button that saves the decision file, and a question if the student's key changed. */
export function DecisionFileRow({ student, isEncrypting, busy, onSave }: DecisionFileRowProps) {
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
            {name}, {rollNumber}
          </p>
          <p className="text-muted">
            {stateOf(student)}
            {isEncrypting && !keys.replyKey && '. Not encrypted: no request has brought a key'}
          </p>
        </div>
        {decided.length > 0 && (
          <Button aria-label={`Save decision file for ${name}`} aria-busy={busy} onClick={onSave}>
            Save decision file
          </Button>
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

/** How many submissions are decided and how many are waiting: "2 decisions, 1 waiting for a decision". */
function stateOf({ sent, decided }: ReviewedStudent): string {
  const waiting = sent.length - decided.length;
  const waits = `${waiting.toLocaleString('en')} waiting for a decision`;
  if (decided.length === 0) return `None decided yet, ${waits}`;
  const done = countText(decided.length, ['decision', 'decisions']);
  return waiting > 0 ? `${done}, ${waits}` : done;
}
