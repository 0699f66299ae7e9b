import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DialogForm, FormFailure } from '@/components/form/dialog-form';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { ErrorSummary } from '@/components/ui/error-summary';

interface NamingProps {
  save: (name: string) => Promise<void>;
  finish?: (over: boolean) => void;
  found?: () => Promise<void>;
  names?: string[];
}

const atOnce = () => Promise.resolve();
const conflicts = { settle: () => true, ask: () => {} };

function Naming({ save, finish = () => {}, found = atOnce, names = ['Kite'] }: NamingProps) {
  const { focused, errors, failed, fieldId, clearError, submit } = useCheckedForm({
    draft: { found, finish },
    conflicts,
    check: () => {
      const right = names.shift() ?? '';
      const errors = right ? [] : [{ field: 'name' as const, message: 'Enter a name.' }];
      return { errors, right };
    },
    save,
  });
  return (
    <DialogForm onSubmit={submit}>
      <ErrorSummary ref={focused} errors={errors} fieldId={fieldId} />
      <input id={fieldId('name')} aria-label="Name" onChange={() => clearError('name')} />
      <FormFailure failed={failed} />
      <button type="submit">Keep</button>
    </DialogForm>
  );
}

const submitForm = () => userEvent.click(screen.getByRole('button', { name: 'Keep' }));

test('a second click while saving does not save twice', async () => {
  let done = () => {};
  const save = jest.fn(() => new Promise<void>((resolve) => (done = resolve)));
  render(<Naming save={save} names={['Kite', 'Kite', 'Book']} />);
  await submitForm();
  await submitForm();
  expect(save).toHaveBeenCalledTimes(1);
  done();
  await submitForm();
  await submitForm();
  expect(save).toHaveBeenCalledTimes(2);
});

test('a form submitted before its draft loads saves the draft', async () => {
  const names = ['as stored'];
  let find = () => {};
  const found = () => new Promise<void>((resolve) => (find = resolve));
  const save = jest.fn(() => Promise.resolve());
  render(<Naming save={save} found={found} names={names} />);
  await submitForm();
  expect(save).not.toHaveBeenCalled();
  names[0] = 'as in the draft';
  find();
  await waitFor(() => expect(save).toHaveBeenCalledWith('as in the draft'));
});

test('every submit with errors focuses the summary, and a change clears it', async () => {
  const save = jest.fn(() => Promise.resolve());
  render(<Naming save={save} names={[]} />);
  await submitForm();
  const summary = () => screen.queryByRole('group', { name: 'Check the form' });
  expect(summary()).toHaveFocus();
  await submitForm();
  expect(summary()).toHaveFocus();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'K');
  expect(summary()).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(save).not.toHaveBeenCalled();
});

test('a failed save is shown, the draft continues, and trying again works', async () => {
  const save = jest.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('full'));
  const finish = jest.fn();
  render(<Naming save={save} finish={finish} names={['Kite', 'Kite']} />);
  await submitForm();
  expect(screen.getByText(/could not be saved on this device/)).toBeVisible();
  expect(finish.mock.calls).toEqual([[true], [false]]);
  await submitForm();
  expect(screen.queryByText(/could not be saved on this device/)).toBeNull();
  expect(finish).toHaveBeenLastCalledWith(true);
});
