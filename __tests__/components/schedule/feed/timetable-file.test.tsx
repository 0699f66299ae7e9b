import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { catchSavedFiles } from '@/__tests__/components/saved-files';
import { wipeDevice } from '@/__tests__/components/settle';
import { TimetableFile } from '@/components/schedule/feed/timetable-file';
import { cancelClassChanges } from '@/components/schedule/model/class-cancel-write';
import { classes } from '@/content/faculty';
import { timetable as sample } from '@/content/student';
import { workspace } from '@/lib/store/device';
import { eventsIn } from '../model/read-calendar';

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
  render(<TimetableFile timetable={sample} {...basis} />);
  await userEvent.click(button());
  await waitFor(() => expect(names).toHaveBeenCalledWith('my-timetable.ics'));
  const events = eventsIn(await textOf(files[0]!));
  expect(events.map(({ event }) => event.summary)).toEqual([
    ...['1CSE33 Mathematics', 'Cancelled: 1CSE33 Mathematics', '1CSE33 Mathematics'],
  ]);
});

test('Shows nothing for an empty timetable', () => {
  const { container } = render(<TimetableFile timetable={{ meetings: [] }} {...basis} />);
  expect(container).toBeEmptyDOMElement();
});
