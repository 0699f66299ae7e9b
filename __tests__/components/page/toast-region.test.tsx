import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ToastRegion } from '@/components/page/toast-region';
import { Announcer } from '@/components/ui/announcer';
import { toastStore, showToast, dismissToast } from '@/lib/toast/toast';

afterEach(() => {
  act(() => toastStore.snapshot().forEach(({ id }) => dismissToast(id)));
  jest.useRealTimers();
});

/** A list with rows that can be deleted and restored by Undo, as on a page. */
function Page({ names }: { names: readonly string[] }) {
  const [gone, setGone] = useState<readonly string[]>([]);
  const remove = (name: string) => {
    const undoes = `${name} deleted`;
    const run = () => setGone((before) => before.filter((other) => other !== name));
    showToast(`${name} is deleted.`, { action: { label: 'Undo', undoes, run } });
    setGone((before) => [...before, name]);
  };
  return (
    <>
      <main id="main" tabIndex={-1}>
        <input aria-label="Note" />
        {names.map((name) =>
          gone.includes(name) ? null : (
            <button key={name} onClick={() => remove(name)}>
              Delete {name}
            </button>
          ),
        )}
      </main>
      <Announcer />
      <ToastRegion />
    </>
  );
}

const names = ['Poetry', 'Chess', 'Robotics', 'Music', 'Drama'];
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('the toast is not a live region; the announcer gets its text alone', async () => {
  render(<Page names={names} />);
  act(
    () =>
      void showToast('Chess is deleted.', {
        action: { label: 'Undo', undoes: 'x', run: () => {} },
      }),
  );
  const announced = within(screen.getByRole('status'));
  expect(await announced.findByText('Chess is deleted.')).toBeInTheDocument();
  act(() => void showToast('The device is full.', { urgent: true }));
  expect(await announced.findByText('The device is full.')).toBeInTheDocument();
  expect(announced.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('five deletions keep five Undos: the newest is shown, the others can be opened', async () => {
  const user = userEvent.setup();
  render(<Page names={names} />);
  for (const name of names) await user.click(button(`Delete ${name}`));
  const region = within(screen.getByRole('region', { name: 'Messages' }));
  expect(region.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1);
  await user.click(button('Recent changes (4)'));
  expect(
    region.getAllByRole('button', { name: /^Undo: / }).map(({ ariaLabel }) => ariaLabel),
  ).toEqual(
    ['Music', 'Robotics', 'Chess', 'Poetry', 'Drama'].map((name) => `Undo: ${name} deleted`),
  );
  await user.click(button('Undo: Poetry deleted'));
  await waitFor(() => expect(button('Delete Poetry')).toHaveFocus());
  expect(button('Recent changes (3)')).toBeVisible();
});

test('two deletions with the same text are undone one by one', async () => {
  const user = userEvent.setup();
  render(<ToastRegion />);
  const run = jest.fn();
  for (let time = 0; time < 2; time++)
    act(() => void showToast('Removed.', { action: { label: 'Undo', undoes: 'Removed', run } }));
  await user.click(button('Undo: Removed'));
  await user.click(button('Recent changes (1)'));
  await user.click(button('Undo: Removed'));
  expect(run).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull();
});

test('Undo focuses the restored control, Dismiss the control focused before', async () => {
  const user = userEvent.setup();
  render(<Page names={names} />);
  await user.click(button('Delete Chess'));
  await user.click(screen.getByRole('textbox', { name: 'Note' }));
  await user.click(button('Undo: Chess deleted'));
  await waitFor(() => expect(button('Delete Chess')).toHaveFocus());
  await user.click(button('Delete Chess'));
  await user.click(screen.getByRole('textbox', { name: 'Note' }));
  await user.click(button('Dismiss: Chess deleted'));
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus();
});

test('the focus moves to the main element if the control is gone', async () => {
  const user = userEvent.setup();
  render(<Page names={['Chess']} />);
  await user.click(button('Delete Chess'));
  await user.click(button('Dismiss: Chess deleted'));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('Escape hides the newest toast and keeps the focus; its Undo is still available', async () => {
  const user = userEvent.setup();
  render(<Page names={names} />);
  await user.click(button('Delete Chess'));
  await user.click(screen.getByRole('textbox', { name: 'Note' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Dismiss: Chess deleted' })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus();
  await user.click(button('Recent changes (1)'));
  await user.click(button('Undo: Chess deleted'));
  await waitFor(() => expect(button('Delete Chess')).toHaveFocus());
});

test('a toast disappears, but not while it has the focus, and its Undo stays', async () => {
  jest.useFakeTimers();
  render(<ToastRegion />);
  act(() => void showToast('Exported.'));
  act(
    () =>
      void showToast('Deleted.', { action: { label: 'Undo', undoes: 'Deleted', run: () => {} } }),
  );
  act(() => button('Undo: Deleted').focus());
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.queryByText('Exported.')).toBeNull();
  expect(screen.getByText('Deleted.')).toBeVisible();
  act(() => button('Undo: Deleted').blur());
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.queryByText('Deleted.')).toBeNull();
  expect(button('Recent changes (1)')).toBeVisible();
  act(() => void jest.runAllTimers());
});
