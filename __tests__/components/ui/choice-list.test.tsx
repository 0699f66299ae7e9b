import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChoiceButton } from '@/components/ui/choice-button';

const options = [
  { value: 'approve', text: 'Approve' },
  { value: 'reject', text: 'Reject' },
] as const;

function open() {
  const onChoose = jest.fn();
  render(
    <ChoiceButton label="Status" value={null} options={options} onChoose={onChoose}>
      Pending
    </ChoiceButton>,
  );
  return { user: userEvent.setup(), onChoose };
}

test('Enter opens the list every time, also after Escape', async () => {
  const { user } = open();
  await user.tab();
  for (let time = 0; time < 3; time++) {
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('listbox')).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Status' })).toHaveFocus());
    expect(screen.queryByRole('listbox')).toBeNull();
  }
});

test('holding Enter selects nothing; pressing it again does', async () => {
  const { user, onChoose } = open();
  await user.tab();
  await user.keyboard('{Enter}');
  const list = await screen.findByRole('listbox');
  fireEvent.keyDown(list, { key: 'Enter', repeat: true });
  expect(list).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(onChoose).toHaveBeenCalled());
});

test('Shows the first option as active, and the next one that starts with a letter', async () => {
  const { user, onChoose } = open();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  const list = await screen.findByRole('listbox');
  const active = () => document.getElementById(list.getAttribute('aria-activedescendant')!);
  expect(active()).toHaveTextContent('Approve');
  await user.keyboard('r');
  expect(active()).toHaveTextContent('Reject');
  await user.keyboard('{Home}{End} ');
  expect(onChoose).toHaveBeenCalledWith('reject');
  expect(screen.getByRole('button', { name: 'Status' })).toHaveFocus();
});

test('Shows the list until the button is pressed again or the focus moves on', async () => {
  const { user, onChoose } = open();
  const button = () => screen.getByRole('button', { name: 'Status' });
  await user.click(button());
  expect(await screen.findByRole('listbox')).toHaveFocus();
  await user.click(button());
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.click(button());
  await user.tab();
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.click(button());
  await user.click(document.body);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onChoose).not.toHaveBeenCalled();
});
