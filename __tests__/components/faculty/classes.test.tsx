import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { UpcomingClasses } from '@/components/faculty/upcoming-classes';
import { MessageRegion } from '@/components/portal/message-region';
import { classes } from '@/content/faculty';
import { workspace } from '@/lib/workspace/device';
import { messageBoard, unsay } from '@/lib/workspace/message';
import { renderSettled, wipeDevice } from '../settle';

const card = (
  <UpcomingClasses
    classes={classes}
    by="Dr. Ananya Rao"
    place={{ host: 'college.example', timeZone: 'Asia/Kolkata' }}
  />
);
const user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });
const period = (number: number) => screen.getAllByRole('listitem')[number - 1]!;
const button = (name: RegExp) => screen.getByRole('button', { name });

const setClock = (text: string) => act(() => void jest.setSystemTime(new Date(text)));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'queueMicrotask', 'requestAnimationFrame'] });
  jest.setSystemTime(new Date('2026-11-23T11:00:00'));
});

afterEach(async () => {
  await wipeDevice();
  act(() => messageBoard.snapshot().forEach(({ id }) => unsay(id)));
  jest.useRealTimers();
});

test('the server’s HTML has every class and nothing of the clock', () => {
  const html = renderToString(card);
  expect(html).toContain('1CSE33 Mathematics');
  expect(html.match(/Cancel Class: period/g)).toHaveLength(4);
  expect(html).not.toMatch(/>(?:Now|Next|Cancelled)</);
  expect(html).not.toContain('aria-current');
});

test('the class that is held and the next one are marked, and follow the clock into the next day', () => {
  render(card);
  expect(period(2)).toHaveTextContent('Now');
  expect(period(2)).toHaveAttribute('aria-current', 'time');
  expect(period(3)).toHaveTextContent('Next');
  const pass = (text: string) => {
    setClock(text);
    act(() => jest.advanceTimersByTime(30_000));
  };
  pass('2026-11-23T20:00:00');
  expect(screen.queryByText(/^(?:Now|Next)$/)).not.toBeInTheDocument();
  pass('2026-11-24T00:00:00');
  expect(period(1)).toHaveTextContent('Next');
});

async function cancel() {
  await renderSettled(
    <>
      {card}
      <MessageRegion />
    </>,
  );
  await user.click(button(/^Cancel Class: period 3/));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel Class' });
  return within(dialog);
}

test('a class is not cancelled without a reason, and what is typed is kept as a draft', async () => {
  const dialog = await cancel();
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  expect(reason).toHaveAccessibleDescription(/Students on this device see it as a notice/);
  await user.click(dialog.getByRole('button', { name: 'Cancel Class' }));
  expect(reason).toHaveFocus();
  expect(reason).toHaveAccessibleDescription(/Enter the reason/);
  expect(workspace.records('cancellations').size).toBe(0);
  await user.type(reason, 'Ill');
  await user.click(dialog.getByRole('button', { name: 'Keep the class' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() =>
    expect([...workspace.records('drafts').values()]).toMatchObject([
      { fields: { reason: 'Ill' } },
    ]),
  );
});

test('a cancelled class says so with the reason, is not the next one, and stands again tomorrow', async () => {
  const dialog = await cancel();
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The hall is closed.');
  await user.click(dialog.getByRole('button', { name: 'Cancel Class' }));
  await screen.findByText(/1CSE31 DECO is cancelled\. Nothing was sent to a server\.$/);
  expect(period(3)).toHaveTextContent('CancelledThe hall is closed.');
  expect(period(3)).not.toHaveTextContent('Next');
  expect(period(4)).toHaveTextContent('Next');
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

test('a cancelled class is restored, and a cancellation undone by its message', async () => {
  const dialog = await cancel();
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Ill');
  await user.click(dialog.getByRole('button', { name: 'Cancel Class' }));
  await user.click(await screen.findByRole('button', { name: /^Restore class: period 3/ }));
  const said = await screen.findByText('1CSE31 DECO takes place after all, on this device.');
  expect(period(3)).not.toHaveTextContent('Cancelled');
  await user.click(within(said.parentElement!).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(period(3)).toHaveTextContent('Cancelled'));
  const first = screen.getByText(/is cancelled\. Nothing/);
  await user.click(within(first.parentElement!).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(workspace.records('cancellations').size).toBe(0));
});
