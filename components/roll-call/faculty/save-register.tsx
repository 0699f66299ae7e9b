import { useId, useState } from 'react';
import type { ClassOfDay } from '@/components/roll-call/model/class-list';
import {
  countsOf,
  countText,
  rollCallChanges,
  type RosterStudent,
} from '@/components/roll-call/model/roll-call';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { useAnnounced } from '@/components/ui/use-announced';
import { limits } from '@/content/schema/limits';
import { isClockWrong } from '@/lib/drop/transport';
import { now } from '@/lib/store/record';
import { saveWithLetters, type RegisterBy } from './save-with-letters';
import type { Marking } from './use-marks';

interface SaveRegisterProps {
  /** The class, and those that make a double period with it. */
  classes: readonly ClassOfDay[];
  roster: readonly RosterStudent[];
  marking: Marking;
  /** True if the class has a register already. */
  isChange: boolean;
  /** True if a change needs a reason. */
  isReasoned: boolean;
  by: RegisterBy;
}

/** The last mark with Undo, the counts, and the button that saves. */
export function SaveRegister({ classes, roster, marking, ...props }: SaveRegisterProps) {
  const { marks, last, undo } = marking;
  const [why, setWhy] = useState('');
  const [problem, setProblem] = useState('');
  const [clockProblem, setClockProblem] = useState(false);
  const id = useId();
  const students = roster.map(({ rollNumber }) => rollNumber);
  const counts = countsOf(students, marks);
  const text = countText(counts);
  useAnnounced(last && `${last}. ${text}.`);
  const save = async () => {
    if (isClockWrong()) {
      setClockProblem(true);
      return;
    }
    if (props.isReasoned && !why.trim()) {
      setProblem('Enter why the register changes. The office will read it.');
      document.getElementById(id)?.focus();
      return;
    }
    const [{ course, section }] = classes as [ClassOfDay];
    const changes = rollCallChanges(classes, { students, marks, why }, now());
    const saved = `Register saved: ${course}, ${section}, ${counts.P} present, ${text}.`;
    try {
      await saveWithLetters(changes, saved, props.by);
    } catch {
      return;
    }
    window.location.hash = '';
  };
  const count = classes.length;
  return (
    <div className="bottom-0 -mx-4 grid gap-2 border-t border-line bg-surface px-4 py-3 sm:mx-0 sm:max-w-2xl sm:rounded-card sm:border [@media(min-height:32rem)]:sticky">
      {last && (
        <p className="flex flex-wrap items-center justify-between gap-x-3 text-note">
          <span className="min-w-0 wrap-anywhere">{last}</span>
          {undo && (
            <button
              type="button"
              onClick={undo}
              aria-label="Undo the last mark"
              className="min-h-10 shrink-0 px-2 font-semibold text-brand pointer-coarse:min-h-11"
            >
              Undo
            </button>
          )}
        </p>
      )}
      {clockProblem && (
        <p role="alert" className="text-note text-rejected">
          Not saved: the clock of this device is wrong by more than a day. Set it, then save again.
        </p>
      )}
      {props.isReasoned && (
        <FormField
          id={id}
          label="Why it changes"
          error={problem}
          required
          maxLength={limits.rollCall.reason}
          value={why}
          onChange={(event) => setWhy(event.target.value)}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0">
          <span className="block font-display text-title font-bold">{counts.P} present</span>
          <span className="block text-note text-muted">{text}</span>
        </p>
        <Button variant="primary" className="min-h-12 px-6" onClick={() => void save()}>
          {props.isChange
            ? 'Save changes'
            : count === 1
              ? 'Save'
              : count === 2
                ? 'Save both'
                : `Save all ${count}`}
        </Button>
      </div>
    </div>
  );
}
