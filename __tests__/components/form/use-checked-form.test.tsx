import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DialogForm, FormFailure } from '@/components/form/dialog-form';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { MistakeSummary } from '@/components/ui/mistake-summary';

interface NamingProps {
  save: (name: string) => Promise<void>;
  finish?: (over: boolean) => void;
  found?: () => Promise<void>;
  names?: string[];
}

const atOnce = () => Promise.resolve();

function Naming({ save, finish = () => {}, found = atOnce, names = ['Kite'] }: NamingProps) {
  const { focused, mistakes, failed, fieldId, mend, submit } = useCheckedForm({
    draft: { found, finish },
    check: () => {
      const right = names.shift() ?? '';
      const mistakes = right ? [] : [{ field: 'name' as const, message: 'Enter a name.' }];
      return { mistakes, right };
    },
    save,
  });
  return (
    <DialogForm onSubmit={submit}>
      <MistakeSummary ref={focused} mistakes={mistakes} fieldId={fieldId} />
      <input id={fieldId('name')} aria-label="Name" onChange={() => mend('name')} />
      <FormFailure failed={failed} />
      <button type="submit">Keep</button>
    </DialogForm>
  );
}

const keep = () => userEvent.click(screen.getByRole('button', { name: 'Keep' }));

test('a second press while it is being saved does not save it twice', async () => {
  let done = () => {};
  const save = jest.fn(() => new Promise<void>((resolve) => (done = resolve)));
  render(<Naming save={save} names={['Kite', 'Kite', 'Book']} />);
  await keep();
  await keep();
  expect(save).toHaveBeenCalledTimes(1);
  done();
  await keep();
  await keep();
  expect(save).toHaveBeenCalledTimes(2);
});

test('a form that is submitted before its draft is there saves what the draft has', async () => {
  const names = ['as stored'];
  let find = () => {};
  const found = () => new Promise<void>((resolve) => (find = resolve));
  const save = jest.fn(() => Promise.resolve());
  render(<Naming save={save} found={found} names={names} />);
  await keep();
  expect(save).not.toHaveBeenCalled();
  names[0] = 'as in the draft';
  find();
  await waitFor(() => expect(save).toHaveBeenCalledWith('as in the draft'));
});

test('each press that finds mistakes puts the focus on them, and a change takes them back', async () => {
  const save = jest.fn(() => Promise.resolve());
  render(<Naming save={save} names={[]} />);
  await keep();
  const summary = () => screen.queryByRole('group', { name: 'Please check the form' });
  expect(summary()).toHaveFocus();
  await keep();
  expect(summary()).toHaveFocus();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'K');
  expect(summary()).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(save).not.toHaveBeenCalled();
});

test('what could not be kept is said, its draft goes on, and it can be tried again', async () => {
  const save = jest.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('full'));
  const finish = jest.fn();
  render(<Naming save={save} finish={finish} names={['Kite', 'Kite']} />);
  await keep();
  expect(screen.getByText(/could not be saved on this device/)).toBeVisible();
  expect(finish.mock.calls).toEqual([[true], [false]]);
  await keep();
  expect(screen.queryByText(/could not be saved on this device/)).toBeNull();
  expect(finish).toHaveBeenLastCalledWith(true);
});
