import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSettled, startAt } from '@/__tests__/components/settle';
import { ToastRegion } from '@/components/page/toast-region';
import { UpcomingClasses } from '@/components/schedule/classes/upcoming-classes';
import { classes } from '@/content/faculty';
import type { UpcomingClass } from '@/content/schema/faculty/class';
import { workspace } from '@/lib/store/device';

const cardIn = (timeZone: string, timetable: readonly UpcomingClass[] = classes) => (
  <UpcomingClasses classes={timetable} by="Dr. Ananya Rao" timeZone={timeZone} />
);
const card = cardIn('Asia/Kolkata');
const user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });
const period = (number: number) => screen.getAllByRole('listitem')[number - 1]!;
const stateOf = (one: HTMLElement) =>
  within(one).queryByText(/^(?:now|Over|Tomorrow|in \d|at \d)/)?.textContent ?? '';
const button = (name: RegExp) => screen.getByRole('button', { name });

const setClock = (text: string) => act(() => void jest.setSystemTime(new Date(`${text}+05:30`)));

startAt('2026-11-23T11:00:00+05:30');

test('each class says where it is in the day, as the clock goes on, and one that is over offers only its register', async () => {
  await renderSettled(card);
  await waitFor(() => expect(period(2)).toHaveTextContent('now'));
  expect(period(2)).toHaveAttribute('aria-current', 'time');
  const states = () => [1, 2, 3, 4].map((number) => stateOf(period(number)));
  expect(states()).toEqual(['Over', 'now', 'in 45 min', 'at 1:35PM']);
  const controls = (number: number) =>
    within(period(number))
      .queryAllByText(/^(?:Register|Cancel Class)$/)
      .map(({ textContent }) => textContent);
  expect([1, 2, 3].map(controls)).toEqual([
    ['Register'],
    ['Register', 'Cancel Class'],
    ['Cancel Class'],
  ]);
  const pass = (text: string) => {
    setClock(text);
    act(() => jest.advanceTimersByTime(30_000));
  };
  pass('2026-11-23T20:00:00');
  expect(new Set(states())).toEqual(new Set(['Over']));
  expect(screen.queryByRole('button', { name: /^Cancel Class/ })).not.toBeInTheDocument();
  pass('2026-11-24T00:00:00');
  expect(period(1)).toHaveTextContent('at 9:00AM');
});

describe('in the college’s time zone, whatever the viewer’s is', () => {
  test.each([
    ['Asia/Kolkata', '2026-11-23T03:30:00Z', '2026-11-23'],
    ['America/Los_Angeles', '2026-11-23T17:00:00Z', '2026-11-23'],
    ['Pacific/Kiritimati', '2026-11-22T19:00:00Z', '2026-11-23'],
    ['Europe/Berlin', '2026-03-30T07:00:00Z', '2026-03-30'],
  ])('the first class is at nine in %s', async (timeZone, moment, day) => {
    jest.setSystemTime(new Date(moment));
    render(cardIn(timeZone));
    await waitFor(() => expect(period(1)).toHaveTextContent('now'));
    expect(
      screen.getByRole('link', { name: 'Register: period 1, 1CSE33 Mathematics' }),
    ).toHaveAttribute('href', expect.stringMatching(`/faculty-register/#period-1:${day}$`));
  });

  test.each([
    ['Asia/Kolkata', '2026-11-22T18:29:59Z', 'Tomorrow'],
    ['Asia/Kolkata', '2026-11-22T18:30:00Z', 'at 9:00AM'],
    ['America/Los_Angeles', '2026-11-22T08:00:00Z', 'Tomorrow'],
    ['America/Los_Angeles', '2026-11-22T07:59:59Z', 'Over'],
    ['Pacific/Kiritimati', '2026-11-21T10:00:00Z', 'Tomorrow'],
    ['Pacific/Kiritimati', '2026-11-22T10:00:00Z', 'at 9:00AM'],
  ])('midnight in %s (%s) starts a day', async (timeZone, moment, state) => {
    jest.setSystemTime(new Date(moment));
    render(cardIn(timeZone));
    await waitFor(() => expect(stateOf(period(1))).toBe(state));
  });

  test('on a Sunday no class is current or next, and a cancellation is for Monday', async () => {
    jest.setSystemTime(new Date('2026-11-22T11:00:00+05:30'));
    await renderSettled(card);
    await waitFor(() => expect(screen.getAllByText('Tomorrow')).toHaveLength(4));
    await user.click(button(/^Cancel Class: period 3/));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel Class' });
    expect(dialog).toHaveTextContent('1CSE31 DECO, 23 Nov 2026, 11:45AM to 12:40PM');
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Ill');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel Class' }));
    await waitFor(() =>
      expect(workspace.records('cancellations').has('period-3:2026-11-23')).toBe(true),
    );
    expect(period(3)).toHaveTextContent('Cancelled');
  });

  test('a class that names Sunday is held on Sunday, and only the classes of that day are shown', async () => {
    jest.setSystemTime(new Date('2026-11-22T09:30:00+05:30'));
    const [first, ...others] = classes as [UpcomingClass, ...UpcomingClass[]];
    render(cardIn('Asia/Kolkata', [{ ...first, weekdays: ['Sunday'] }, ...others]));
    await waitFor(() => expect(period(1)).toHaveTextContent('now'));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  test('the strip names the time zone only if the viewer’s clock shows another time', async () => {
    const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    const { unmount } = render(cardIn(own));
    await waitFor(() => expect(stateOf(period(1))).not.toBe(''));
    expect(screen.queryByText(/^Times are in/)).not.toBeInTheDocument();
    unmount();
    const other = new Date().getTimezoneOffset() === -14 * 60 ? 'UTC' : 'Pacific/Kiritimati';
    render(cardIn(other));
    expect(await screen.findByText(/^Times are in/)).toHaveTextContent(
      other === 'UTC'
        ? 'Times are in UTC, where it is 5:30AM on Monday.'
        : 'Times are in Pacific/Kiritimati, where it is 7:30PM on Monday.',
    );
  });
});

async function cancel() {
  await renderSettled(
    <>
      {card}
      <ToastRegion />
    </>,
  );
  await user.click(button(/^Cancel Class: period 3/));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel Class' });
  return within(dialog);
}

test('a cancelled class shows the reason, is not the next one, and is held again tomorrow', async () => {
  const dialog = await cancel();
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The hall is closed.');
  await user.click(dialog.getByRole('button', { name: 'Cancel Class' }));
  await screen.findByText(/1CSE31 DECO is cancelled\./);
  expect(period(3)).toHaveTextContent('CancelledThe hall is closed.');
  expect(stateOf(period(3))).toBe('');
  expect(workspace.records('cancellations').get('period-3:2026-11-23')).toMatchObject({
    title: '1CSE31 DECO',
    by: 'Dr. Ananya Rao',
  });
  expect(workspace.records('drafts').size).toBe(0);
  setClock('2026-11-24T00:00:10');
  act(() => jest.advanceTimersByTime(30_000));
  expect(period(3)).not.toHaveTextContent('Cancelled');
  expect(button(/^Cancel Class: period 3/)).toBeVisible();
});
