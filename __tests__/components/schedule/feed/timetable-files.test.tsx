import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { catchSavedFiles } from '@/__tests__/components/saved-files';
import { wipeDevice } from '@/__tests__/components/settle';
import { feedAddress } from '@/components/schedule/feed/feed-address';
import { TimetableFiles } from '@/components/schedule/feed/timetable-files';
import type { Timetable } from '@/components/schedule/model/dated-meeting';
import { cancelClassChanges } from '@/components/schedule/model/class-cancel-write';
import { classes } from '@/content/faculty';
import { timetable as sample } from '@/content/student';
import { workspace } from '@/lib/store/device';
import { eventsIn } from '../model/read-calendar';

const own: Timetable = { ...sample, ...{ sample: undefined } };
const basis = {
  asOf: '2026-11-20',
  calendarHost: { host: 'college.example', timeZone: 'Asia/Kolkata' },
};
const button = () => screen.getByRole('button', { name: 'My timetable (.ics)' });

/** Collects the files that are downloaded, and a mock that gets their names. */
function downloads() {
  const files: Blob[] = [];
  const names = catchSavedFiles();
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  return { files, names };
}

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

afterEach(async () => {
  jest.restoreAllMocks();
  await wipeDevice();
});

test('Downloads the timetable, with the classes that were cancelled on this device', async () => {
  const { files, names } = downloads();
  const [period] = classes as [(typeof classes)[number]];
  const reason = { reason: 'The hall is closed.', by: 'Dr. Ananya Rao' };
  await workspace.write(cancelClassChanges(period, '2026-11-23', reason));
  render(<TimetableFiles timetable={own} {...basis} />);
  await userEvent.click(button());
  await waitFor(() => expect(names).toHaveBeenCalledWith('my-timetable.ics'));
  const events = eventsIn(await textOf(files[0]!));
  expect(events.map(({ event }) => event.summary)).toEqual([
    ...['1CSE33 Mathematics', 'Cancelled: 1CSE33 Mathematics', '1CSE33 Mathematics'],
  ]);
});

test('Shows nothing for an empty timetable', () => {
  const { container } = render(<TimetableFiles timetable={{ meetings: [] }} {...basis} hasFeeds />);
  expect(container).toBeEmptyDOMElement();
});

test('Links the public timetables of the sections, and copies their address', async () => {
  const user = userEvent.setup();
  render(<TimetableFiles timetable={own} {...basis} hasFeeds />);
  expect(await screen.findByRole('link', { name: '1CSE33 (.ics)' })).toHaveAttribute(
    'href',
    '/timetable/section/1cse33.ics',
  );
  await user.click(screen.getByRole('button', { name: 'Copy link of 1CSE33' }));
  expect(await screen.findByText('Link copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(
    'http://localhost/timetable/section/1cse33.ics',
  );
});

test.each([
  ['of the sample', sample, true],
  ['that the college does not publish', own, false],
])('Links no timetable %s', (_which, timetable, hasFeeds) => {
  render(<TimetableFiles timetable={timetable} {...basis} hasFeeds={hasFeeds} />);
  expect(button()).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('Every name has an address of its own, except for its case', () => {
  const names = [
    'CSE A',
    'CSE-A',
    'CSE_A',
    'C/204',
    'C.204',
    'பிரிவு',
    'பிரிவ',
    '../x',
    'a_20_b',
    'a b',
  ];
  const addresses = names.map((name) => feedAddress('room', name));
  expect(new Set(addresses).size).toBe(names.length);
  for (const address of addresses) expect(address).toMatch(/^\/timetable\/room\/[\w-]+\.ics$/);
  expect(feedAddress('section', 'cse-a')).toBe(feedAddress('section', 'CSE-A'));
});
