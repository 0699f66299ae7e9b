import { useState } from 'react';
import {
  countsOf,
  marked,
  statusNames,
  type RollMarks,
  type RosterStudent,
  type Status,
} from '@/components/roll-call/model/roll-call';

/** The marks of a register as they are taken, and what was done last. */
export interface Marking {
  marks: RollMarks;
  /** "18 Kavya Shah is absent"; empty before the first mark. */
  last: string;
  mark: (student: RosterStudent, status: Status) => void;
  /** Marks all of these students, also those who have another mark. */
  markAll: (students: readonly RosterStudent[], status: Status) => void;
  undo: (() => void) | null;
}

interface Step {
  marks: RollMarks;
  last: string;
}

/** Keeps each step, so that the marks of a class can be taken back one by one. */
export function useMarks(stored: RollMarks, roster: readonly RosterStudent[]): Marking {
  const [steps, setSteps] = useState<readonly Step[]>([{ marks: stored, last: '' }]);
  const { marks, last } = steps.at(-1)!;
  const add = (next: RollMarks, done: string) =>
    setSteps((before) => [...before, { marks: next, last: done }]);
  return {
    marks,
    last,
    mark: (student, status) => {
      const { label, name, rollNumber } = student;
      const next = marked(marks, rollNumber, status);
      if (next[rollNumber] !== marks[rollNumber])
        add(next, `${label} ${name} is ${statusNames[next[rollNumber] ?? 'P']}`);
    },
    markAll: (students, status) => {
      const next = students.reduce(
        (before, { rollNumber }) =>
          before[rollNumber] === status ? before : marked(before, rollNumber, status),
        marks,
      );
      const counts = countsOf(
        roster.map(({ rollNumber }) => rollNumber),
        next,
      );
      add(next, `${counts[status]} ${statusNames[status]}`);
    },
    undo: steps.length > 1 ? () => setSteps((before) => before.slice(0, -1)) : null,
  };
}
