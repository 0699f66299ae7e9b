import { useState, type FormEvent } from 'react';
import { DialogForm } from '@/components/form/dialog-form';
import { ToastRegion } from '@/components/page/toast-region';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog, useCloseDialog } from '@/components/ui/dialog';
import { FormField } from '@/components/ui/form-field';
import type { LazyDialogProps } from '@/components/ui/lazy-dialog-button';
import { useAnnounced } from '@/components/ui/use-announced';
import type { ChatState } from '@/lib/drop/chat';
import { workspace } from '@/lib/store/device';
import { setHours } from './chat-actions';
import { ownHours } from './model/conversation';
import { dayName, weekDays } from './model/message-text';

type Hours = NonNullable<ChatState['hours']>;

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
  const [error, setError] = useState('');
  useAnnounced(error, { urgent: true });
  const change = (fields: Partial<Hours>) => {
    setShown({ ...hours, ...fields });
    setError('');
  };
  const save = (next: Hours | null) => void setHours(next).then(close, () => {});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { days, from, to } = hours;
    if (days.length === 0) setError('Choose at least one day.');
    else if (!from || !to || from >= to) setError('Enter a time to start and a later one to end.');
    else save(hours);
  };
  const without = (day: number) => hours.days.filter((one) => one !== day);
  return (
    <DialogForm onSubmit={submit}>
      <p className="text-note text-muted">
        Students can write at any time. They see your hours with your next message to them, or when
        your device fetches theirs. Times are the college’s.
      </p>
      <fieldset>
        <legend className="text-note font-semibold">Days</legend>
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
      <div className="grid grid-cols-2 gap-4">
        <FormField
          id="hours-from"
          type="time"
          label="From"
          value={hours.from}
          onChange={({ currentTarget }) => change({ from: currentTarget.value })}
        />
        <FormField
          id="hours-to"
          type="time"
          label="To"
          value={hours.to}
          onChange={({ currentTarget }) => change({ to: currentTarget.value })}
        />
      </div>
      <p className="text-note font-medium text-rejected empty:hidden">{error}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" type="submit">
          Save hours
        </Button>
        {stored && <Button onClick={() => save(null)}>Remove hours</Button>}
      </div>
    </DialogForm>
  );
}
