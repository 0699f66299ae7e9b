import { UserGroupIcon } from '@heroicons/react/16/solid';
import { useId, useState } from 'react';
import { newNumbers, numbersIn, type EventList } from '@/components/event-list/model/event-list';
import { Button, buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { TextField } from '@/components/ui/form-field';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import { addWithUndo } from './add-with-undo';

interface AddPeopleProps {
  list: EventList;
  students: readonly RegisteredStudent[];
}

const loadSection = async () => (await import('./section-dialog')).SectionDialog;

/** Adds people to a list: pasted roll numbers, or students of a section. */
export function AddPeople({ list, students }: AddPeopleProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const id = useId();
  const { numbers, unclear } = numbersIn(text);
  const added = newNumbers(list, numbers);
  const notTaken = unclear.length > 0 && `Not a roll number: ${unclear.slice(0, 10).join(', ')}.`;
  const known = numbers.length - added.length;
  const hints = [notTaken, known > 0 && `In the list already: ${known}.`].filter(Boolean);
  const add = async () => {
    if (added.length === 0) {
      setError('Paste at least one roll number that is not in the list.');
      document.getElementById(id)?.focus();
      return;
    }
    if (await addWithUndo(list, added, 'pasted')) setText(unclear.join('\n'));
  };
  return (
    <Card title="Add people">
      <form
        method="dialog"
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <TextField
          id={id}
          label="Roll numbers, from a sheet or a message"
          hint={hints.join(' ')}
          error={error}
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setError('');
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit">{added.length > 0 ? `Add ${added.length}` : 'Add'}</Button>
          {students.length > 0 && (
            <LazyDialogButton
              load={loadSection}
              props={{ list, students }}
              name="event-section"
              className={buttonClass()}
            >
              <UserGroupIcon className="size-4" aria-hidden="true" />
              From a section
            </LazyDialogButton>
          )}
        </div>
      </form>
    </Card>
  );
}
