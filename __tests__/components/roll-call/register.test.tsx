import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSettled, startAt } from '@/__tests__/components/settle';
import { ToastRegion } from '@/components/page/toast-region';
import { Register, type RegisterProps } from '@/components/roll-call/faculty/register';
import { workspace } from '@/lib/store/device';
import { put } from '@/lib/store/record';

const day = '2026-10-16';
const meeting = (id: string, period: number, start: string, end: string) => ({
  ...{ id, period, start, end, section: 'CSE-C', course: 'Computer Networks', students: 60 },
});
const students = Array.from({ length: 60 }, (_, index) => ({
  name: index === 17 ? 'Kavya Shah' : `Student ${index + 1}`,
  rollNumber: `24CSE3${String(index + 1).padStart(3, '0')}`,
  section: 'CSE-C',
}));
const page = (changed: Partial<RegisterProps> = {}) => (
  <>
    <Register
      timetable={{
        meetings: [
          meeting('p-1', 1, '09:00', '09:55'),
          meeting('p-2', 2, '10:50', '11:45'),
          meeting('p-3', 3, '11:45', '12:40'),
        ],
      }}
      students={students}
      by={{ name: 'Prof. Deshmukh', employeeId: 'FAC-0311' }}
      asOf="2026-10-12"
      timeZone="Asia/Kolkata"
      {...changed}
    />
    <ToastRegion placement="window" />
  </>
);
const user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });
const tile = (label: string) => screen.getByLabelText(new RegExp(`^${label}, `));
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const stored = () => workspace.all('rollCalls');

async function open(id: string, changed?: Partial<RegisterProps>) {
  window.location.hash = id;
  await renderSettled(page(changed));
  await screen.findByRole('heading', { name: /^Computer Networks.*CSE-C$/ });
}

startAt(`${day}T11:00:00+05:30`);
afterEach(() => (window.location.hash = ''));

test('The page lists today’s classes with the current one, and those of the last days without a register', async () => {
  await renderSettled(page());
  const today = await screen.findByRole('region', { name: 'Today, Friday, 16 Oct 2026' });
  const [, current] = within(today).getAllByRole('link');
  expect(current).toHaveAttribute('aria-current', 'time');
  expect(current).toHaveAttribute('href', `#p-2:${day}`);
  // Twelve days with classes before this one, three a day.
  expect(screen.getByRole('region', { name: '36 classes without a register' })).toBeVisible();
});

test('A class of 60 with three marks takes five presses, and a double period is saved at once', async () => {
  await open(`p-2:${day}`);
  expect(screen.getAllByLabelText(/24CSE3\d{3}, present$/)).toHaveLength(60);
  await user.click(tile('07'));
  await user.click(tile('18'));
  expect(screen.getByText('18 Kavya Shah is absent')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Late' }));
  await user.click(tile('42'));
  expect(screen.getByText('57 present')).toBeVisible();
  expect(screen.getByText('2 absent, 1 late')).toBeVisible();
  expect(tile('18')).toHaveAccessibleName('18, Kavya Shah, 24CSE3018, absent');
  expect(tile('18')).toHaveAttribute('aria-pressed', 'true');
  await press('Save both');
  await waitFor(async () => expect(await stored()).toHaveLength(2));
  for (const one of await stored()) {
    expect(one.students).toHaveLength(60);
    expect(one.marks).toEqual({ '24CSE3007': 'A', '24CSE3018': 'A', '24CSE3042': 'L' });
  }
  expect(await screen.findAllByText('Register saved: 2 absent, 1 late')).toHaveLength(2);
  await press(/^Undo(?! the last)/);
  await waitFor(async () => expect(await stored()).toEqual([]));
});

test('Who is in a signed list of an event is on duty beforehand, and a tap changes that', async () => {
  await workspace.write([
    put('eventLists', {
      ...{ id: 'e1', at: `${day}T01:00:00.000Z`, name: 'Code Sprint', category: 'Hackathon' },
      ...{ organiser: 'CSE', from: day, to: day, duty: true },
      people: ['24CSE3018', '24CSE3007'].map((rollNumber) => ({
        ...{ rollNumber, by: 'pasted' as const, at: `${day}T01:00:00.000Z`, state: 'in' as const },
      })),
      signed: [
        { at: `${day}T02:00:00.000Z`, keyId: 'ab'.repeat(32), people: [['24CSE3018', 'in']] },
      ],
    }),
  ]);
  await open(`p-1:${day}`);
  expect(tile('18')).toHaveAccessibleName(/on duty$/);
  expect(tile('07')).toHaveAccessibleName(/present$/);
});

test('The keyboard moves between tiles, jumps to a number, marks, and takes back', async () => {
  await open(`p-1:${day}`);
  tile('01').focus();
  await user.keyboard('{ArrowRight}{ArrowRight}a');
  expect(tile('03')).toHaveFocus();
  expect(tile('03')).toHaveAccessibleName(/absent$/);
  await user.keyboard('18');
  expect(tile('18')).toHaveFocus();
  await user.keyboard('d');
  expect(tile('18')).toHaveAccessibleName(/on duty$/);
  await user.keyboard(' ');
  expect(tile('18')).toHaveAccessibleName(/absent$/);
  await user.keyboard('{Control>}z{/Control}');
  expect(tile('18')).toHaveAccessibleName(/on duty$/);
  await user.keyboard('p{End}');
  expect(tile('18')).toHaveAccessibleName(/present$/);
  expect(tile('60')).toHaveFocus();
  const stops = screen.getAllByLabelText(/24CSE3\d{3}, /).filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toEqual([tile('60')]);
});

test('Typed numbers are marked at once, and one that names nobody is said', async () => {
  await open(`p-1:${day}`);
  const field = screen.getByRole('textbox', { name: 'Who is absent, by number' });
  await user.type(field, '7 18 99{Enter}');
  expect(field).toHaveAccessibleDescription('No student has the number 99. Check it.');
  expect(screen.getByText('60 present')).toBeVisible();
  await user.clear(field);
  await user.type(field, '7 18 33{Enter}');
  expect(screen.getByText('57 present')).toBeVisible();
});

test('The list with names has one choice a student, and is remembered', async () => {
  await open(`p-1:${day}`);
  await press('List with names');
  const group = await screen.findByRole('group', { name: /Kavya Shah/ });
  expect(within(group).getByRole('radio', { name: 'Present' })).toBeChecked();
  await user.click(within(group).getByRole('radio', { name: 'On duty' }));
  expect(screen.getByText('1 on duty')).toBeVisible();
  expect((await workspace.all('flags')).map(({ id }) => id)).toEqual(['register-as-list']);
});

test('A register that is a day old changes only with a reason, and names the version before', async () => {
  await open(`p-1:${day}`);
  await press('Save');
  await waitFor(async () => expect(await stored()).toHaveLength(1));
  await waitFor(() => expect(window.location.hash).toBe(''));
  jest.setSystemTime(new Date('2026-10-17T15:00:00+05:30'));
  await user.click(await screen.findByRole('link', { name: /Register saved: nobody absent/ }));
  await user.click(await screen.findByLabelText(/^05, /));
  await press('Save changes');
  const reason = screen.getByRole('textbox', { name: 'Why it changes' });
  expect(reason).toHaveFocus();
  expect((await stored())[0]!.marks).toEqual({});
  await user.type(reason, 'Was in the sick room');
  await press('Save changes');
  await waitFor(async () => expect((await stored())[0]!.marks).toEqual({ '24CSE3005': 'A' }));
  const [changed] = await stored();
  expect(changed).toMatchObject({ why: 'Was in the sick room', earlier: [changed!.at] });
});

test('A section that the register does not have has no tiles, and the page says whom to ask', async () => {
  await open(`p-1:${day}`, { students: [] });
  expect(screen.getByText(/^Your register has no student of/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('A class that is not held is cancelled with a reason, and has no register', async () => {
  await open(`p-1:${day}`);
  await press('Class not held');
  const dialog = await screen.findByRole('dialog', { name: 'Cancel Class' });
  await user.type(within(dialog).getByRole('textbox'), 'Sports day');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel Class' }));
  expect(await screen.findByText('Cancelled: Sports day')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  expect(await stored()).toEqual([]);
});

test('The registers of this device are listed for the office, with a button that saves the file', async () => {
  await open(`p-1:${day}`);
  await press('Save');
  await waitFor(async () => expect(await stored()).toHaveLength(1));
  await press('Save for the office');
  const dialog = await screen.findByRole('dialog', { name: 'Save for the office' });
  expect(within(dialog).getByText('CSE-C Computer Networks')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Save file of registers' })).toBeVisible();
});
