import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChoiceButton } from '@/components/ui/choice-button';

const options = [
  { value: 'approve', text: 'Approve' },
  { value: 'ask', text: 'Ask for a change' },
  { value: 'reject', text: 'Reject' },
] as const;

type Value = (typeof options)[number]['value'];

const onChoose = jest.fn();
const choice = (value: Value | null = null) => (
  <ChoiceButton label="Status" value={value} options={options} onChoose={onChoose}>
    Pending
  </ChoiceButton>
);
const button = () => screen.getByRole('button', { name: 'Status' });
const findList = () => screen.findByRole('listbox', { name: 'Status' });
const queryList = () => screen.queryByRole('listbox');
const option = (name: string) => screen.getByRole('option', { name });
const active = () =>
  document.getElementById(screen.getByRole('listbox').getAttribute('aria-activedescendant')!);

function show(value?: Value) {
  render(choice(value));
  return userEvent.setup();
}

/** The same event, this many milliseconds after the page has opened. */
const after = (time: number, event: Event) =>
  Object.defineProperty(event, 'timeStamp', { value: time });

beforeEach(() => onChoose.mockReset());

test('Shows its options, which one is chosen and which one is active', async () => {
  const user = show('ask');
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await user.click(button());
  const list = await findList();
  expect(list).toHaveFocus();
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(within(list).getAllByRole('option')).toEqual(options.map(({ text }) => option(text)));
  expect(screen.getByRole('option', { selected: true })).toBe(option('Ask for a change'));
  expect(active()).toBe(option('Ask for a change'));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe(option('Reject'));
  expect(screen.getByRole('option', { selected: true })).toBe(option('Ask for a change'));
});

test('Holding Enter chooses nothing; pressing it again does', async () => {
  const user = show();
  await user.tab();
  await user.keyboard('{Enter}');
  const list = await findList();
  fireEvent.keyDown(list, { key: 'Enter', repeat: true });
  expect(list).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onChoose.mock.calls).toEqual([['ask']]);
});

test('Home and End move to the first and last option, and Space chooses', async () => {
  const user = show();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await findList();
  await user.keyboard('{End}');
  expect(active()).toBe(option('Reject'));
  await user.keyboard('{Home}');
  expect(active()).toBe(option('Approve'));
  await user.keyboard('{End} ');
  expect(onChoose.mock.calls).toEqual([['reject']]);
  expect(button()).toHaveFocus();
  expect(queryList()).toBeNull();
});

test('Typing moves to the option that starts with the text', async () => {
  const user = show();
  await user.click(button());
  const list = await findList();
  const type = (key: string, time: number, held = {}) => {
    const press = after(time, createEvent.keyDown(list, { key, ...held }));
    fireEvent(list, press);
    return press;
  };
  type('a', 1000);
  expect(active()).toBe(option('Ask for a change'));
  type('P', 1100);
  expect(active()).toBe(option('Approve'));
  type('a', 2000);
  type('a', 2100);
  expect(active()).toBe(option('Approve'));
  type('x', 3000);
  expect(active()).toBe(option('Approve'));
  type('r', 4000);
  expect(active()).toBe(option('Reject'));
  const shortcut = type('a', 5000, { ctrlKey: true });
  expect(shortcut.defaultPrevented).toBe(false);
  expect(active()).toBe(option('Reject'));
});

test('Shows the list until the button is pressed again or the focus moves on', async () => {
  const user = show();
  await user.click(button());
  expect(await findList()).toHaveFocus();
  await user.click(button());
  expect(queryList()).toBeNull();
  expect(button()).toHaveFocus();
  await user.click(button());
  await user.tab();
  expect(queryList()).toBeNull();
  await user.click(button());
  await user.click(document.body);
  expect(queryList()).toBeNull();
  expect(onChoose).not.toHaveBeenCalled();
});

test('Shows the list while another window has the focus', async () => {
  const user = show();
  await user.click(button());
  const list = await findList();
  fireEvent.focusOut(list);
  expect(queryList()).toBe(list);
});

test('Shows no list when it is loaded after the focus has moved on', async () => {
  const user = show();
  await user.tab();
  fireEvent.click(button());
  expect(button()).toHaveAttribute('aria-busy', 'true');
  act(() => button().blur());
  // The code of the list is in the page by then, so its state is final.
  await act(() => import('@/components/ui/choice-list'));
  expect(queryList()).toBeNull();
});

test('Opens and closes by a click without a press, as of assistive technology', async () => {
  show();
  fireEvent.click(button());
  await findList();
  fireEvent.click(button());
  expect(queryList()).toBeNull();
});

test('A click that slips onto an option chooses nothing', async () => {
  const user = show();
  fireEvent(button(), after(1000, createEvent.mouseDown(button())));
  await findList();
  fireEvent(option('Approve'), after(1100, createEvent.mouseUp(option('Approve'))));
  expect(onChoose).not.toHaveBeenCalled();
  await user.click(option('Approve'));
  expect(onChoose.mock.calls).toEqual([['approve']]);
});

test('The other mouse buttons do not open the list', () => {
  show();
  fireEvent.mouseDown(button(), { button: 2 });
  expect(button()).not.toHaveAttribute('aria-busy');
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});
