import { useId, useState } from 'react';
import {
  statusNames,
  studentsIn,
  type Mark,
  type RosterStudent,
} from '@/components/roll-call/model/roll-call';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import type { Marking } from './use-marks';

interface MarkNumbersProps extends Pick<Marking, 'markAll'> {
  roster: readonly RosterStudent[];
  mode: Mark;
}

/** Marks the students whose numbers are typed: "7 18 33 52". */
export function MarkNumbers({ roster, mode, markAll }: MarkNumbersProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const mark = () => {
    const { found, unknown } = studentsIn(text, roster);
    setProblem(
      unknown.length > 0 ? `No student has the number ${unknown.join(', ')}. Check it.` : '',
    );
    if (unknown.length > 0 || found.length === 0) return;
    markAll(found, mode);
    setText('');
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        mark();
      }}
      className="flex max-w-2xl items-end gap-2"
    >
      <div className="min-w-0 grow">
        <FormField
          id={id}
          label={`Who is ${statusNames[mode]}, by number`}
          error={problem}
          value={text}
          inputMode="numeric"
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <Button type="submit">Mark</Button>
    </form>
  );
}
