import { useRef, useState, type KeyboardEvent } from 'react';
import {
  statusNames,
  studentsIn,
  type Mark,
  type RosterStudent,
  type Status,
} from '@/components/roll-call/model/roll-call';
import { normalizeId } from '@/lib/record/person';
import type { Marking } from './use-marks';

interface MarkTilesProps extends Pick<Marking, 'marks' | 'mark' | 'undo'> {
  roster: readonly RosterStudent[];
  /** The normalized roll numbers of those who wrote that they are away. */
  away: ReadonlySet<string>;
  /** The mark of a tap. */
  mode: Mark;
}

const styles: Record<Status, string> = {
  P: 'border-line bg-surface',
  A: 'border-rejected bg-rejected-fill text-rejected',
  L: 'border-pending bg-pending-fill text-pending',
  D: 'border-exam bg-exam-fill text-exam',
};

export const shortNames: Record<Mark, string> = { A: 'A', L: 'L', D: 'OD' };

/** Digits that are typed within this time name one student, in milliseconds. */
const typingTime = 1000;

/** The students of a class as tiles; one of them has the tab stop, and keys move between them and mark them. */
export function MarkTiles({ roster, away, marks, mode, mark, undo }: MarkTilesProps) {
  const group = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const typed = useRef({ text: '', at: 0 });
  const focus = (index: number) => {
    const next = Math.max(0, Math.min(roster.length - 1, index));
    setActive(next);
    group.current?.querySelectorAll('button')[next]?.focus();
  };
  const jump = (digit: string, at: number) => {
    const isMore = at - typed.current.at < typingTime;
    typed.current = { text: isMore ? typed.current.text + digit : digit, at };
    const student = studentsIn(typed.current.text, roster).found[0];
    if (student) focus(roster.indexOf(student));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, timeStamp } = event;
    const student = roster[active];
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'z') undo?.();
    else if (ctrlKey || metaKey || altKey) return;
    else if (key in moves)
      focus(active + moves[key as keyof typeof moves](columnsOf(group.current)));
    else if (key === 'Home') focus(0);
    else if (key === 'End') focus(roster.length - 1);
    else if (/^\d$/.test(key)) jump(key, timeStamp);
    else if (student && /^[aldp]$/i.test(key)) {
      const status = key.toUpperCase() as Status;
      // A letter sets the mark; only a press of the tile takes it back.
      if (marks[student.rollNumber] !== status) mark(student, status);
    } else return;
    event.preventDefault();
  };
  return (
    <div
      ref={group}
      role="group"
      aria-label="Students by roll number"
      onKeyDown={onKeyDown}
      className="grid max-w-2xl grid-cols-[repeat(auto-fill,minmax(min(3.1rem,21%),1fr))] gap-1.5"
    >
      {roster.map((student, index) => {
        const { label, name, rollNumber } = student;
        const status = marks[rollNumber] ?? 'P';
        const isAway = away.has(normalizeId(rollNumber));
        return (
          <button
            key={rollNumber}
            type="button"
            tabIndex={index === active ? 0 : -1}
            aria-label={`${label}, ${name}, ${rollNumber}, ${statusNames[status]}${isAway ? ', wrote: away today' : ''}`}
            aria-pressed={status !== 'P'}
            onFocus={() => setActive(index)}
            onClick={() => mark(student, mode)}
            className={`relative flex min-h-11 touch-manipulation flex-wrap content-center items-center justify-center gap-x-1 rounded-control font-semibold ${status === 'P' ? 'border' : 'border-2'} ${styles[status]}`}
          >
            {label}
            {isAway && (
              <span className="absolute end-1 top-1 size-2 rounded-full bg-pending forced-colors:bg-[CanvasText]" />
            )}
            {/* Drawn, because the name of the tile says it in a word. */}
            {status !== 'P' && (
              <span
                data-mark={shortNames[status]}
                className="text-small before:content-[attr(data-mark)]"
              />
            )}
          </button>
        );
      })}
    </div>
  );
}

/** The number of tiles that an arrow key moves. */
const moves = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns: number) => -columns,
  ArrowDown: (columns: number) => columns,
} as const;

function columnsOf(group: HTMLElement | null): number {
  return group ? getComputedStyle(group).gridTemplateColumns.split(' ').length : 1;
}
