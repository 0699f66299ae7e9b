import { useEffect, useRef, useState, type FormEvent } from 'react';
import { DialogForm } from '@/components/form/dialog-form';
import { ToastRegion } from '@/components/page/toast-region';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog, useCloseDialog } from '@/components/ui/dialog';
import { ErrorSummary, type FieldError } from '@/components/ui/error-summary';
import { FormField } from '@/components/ui/form-field';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import type { ChatState } from '@/lib/drop/chat';
import { workspace } from '@/lib/store/device';
import { setHours } from './chat-actions';
import { ownHours } from './model/conversation';
import { dayName, isOverMidnight, weekDays } from './model/message-text';

type Hours = NonNullable<ChatState['hours']>;

const fieldId = (field: 'days' | 'to') => `hours-${field}`;

function errorsOf({ days, from, to }: Hours): FieldError<'days' | 'to'>[] {
  const errors: FieldError<'days' | 'to'>[] = [];
  if (days.length === 0) errors.push({ field: 'days', message: 'Choose at least one day.' });
  if (!from || !to || from === to)
    errors.push({ field: 'to', message: 'Enter a time to start and another one to end.' });
  return errors;
}

/** Sets when a teacher answers messages. */
export function HoursDialog({ onClose }: LazyDialogProps) {
  return (
    <Dialog title="When you answer" onClose={onClose}>
      <HoursForm />
      <ToastRegion placement="dialog" urgentOnly />
    </Dialog>
  );
}

function HoursForm() {
  const close = useCloseDialog();
  const [stored] = useState(() => ownHours(workspace.records('chats')));
  const [hours, setShown] = useState<Hours>(
    stored ?? { days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' },
  );
  const [errors, setErrors] = useState<ReturnType<typeof errorsOf>>([]);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), [errors]);
  const [daysError, toError] = (['days', 'to'] as const).map(
    (name) => errors.find(({ field }) => field === name)?.message,
  );
  const change = (fields: Partial<Hours>) => {
    setShown({ ...hours, ...fields });
    setErrors([]);
  };
  const save = (next: Hours | null) => void setHours(next).then(close, () => {});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = errorsOf(hours);
    setErrors(wrong);
    if (wrong.length === 0) save(hours);
  };
  const without = (day: number) => hours.days.filter((one) => one !== day);
  return (
    <DialogForm onSubmit={submit}>
      <p className="text-note text-muted">
        Students can write at any time. They see your hours with your next message to them, or when
        your device fetches theirs. Times are the college’s.
      </p>
      <ErrorSummary ref={summary} errors={errors} fieldId={fieldId} />
      <fieldset
        id={fieldId('days')}
        tabIndex={-1}
        aria-describedby={daysError && `${fieldId('days')}-error`}
        className="outline-none"
      >
        <legend className="text-note font-semibold">Days</legend>
        {daysError && (
          <p id={`${fieldId('days')}-error`} className="text-small font-medium text-rejected">
            {daysError}
          </p>
        )}
        <div className="flex flex-wrap gap-x-5">
          {weekDays.map((day) => (
            <Checkbox
              key={day}
              label={dayName(day)}
              checked={hours.days.includes(day)}
              onChange={(checked) =>
                change({ days: checked ? [...hours.days, day] : without(day) })
              }
            />
          ))}
        </div>
      </fieldset>
      <div className="grid grid-cols-2 items-end gap-4">
        <FormField
          id="hours-from"
          type="time"
          label="From"
          value={hours.from}
          onChange={({ currentTarget }) => change({ from: currentTarget.value })}
        />
        <FormField
          id={fieldId('to')}
          type="time"
          label="To"
          hint={hours.to && isOverMidnight(hours) ? 'On the next day' : undefined}
          error={toError}
          value={hours.to}
          onChange={({ currentTarget }) => change({ to: currentTarget.value })}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" type="submit">
          Save hours
        </Button>
        {stored && <Button onClick={() => save(null)}>Remove hours</Button>}
      </div>
    </DialogForm>
  );
}
