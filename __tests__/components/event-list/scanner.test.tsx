import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSettled, wipeDevice, writeToDevice } from '@/__tests__/components/settle';
import { Scanner } from '@/components/event-list/faculty/scanner';
import { knownStudents, type EventList } from '@/components/event-list/model/event-list';
import { workspace } from '@/lib/store/device';
import { put } from '@/lib/store/record';
import { useRecords } from '@/lib/store/use-records';

let mockCodes: string[] = [];
let mockRead = 0;
jest.mock('@/components/event-list/faculty/read-codes', () => ({
  // Every third picture is not read.
  codeReader: async () => async () => (++mockRead % 3 === 0 ? [] : mockCodes),
}));

const secret = 'ABCDEFGHJKLMNPQRSTUVWXY';
const link = `https://college.example/login/#24CSE3018.${secret}`;
const known = knownStudents([
  { name: 'Kavya Shah', rollNumber: '24CSE3018', section: 'CSE-C', activities: [] },
]);
const stop = jest.fn();
const list: EventList = {
  ...{ id: 'e1', at: '2026-10-14T05:00:00.000Z', name: 'Code Sprint', category: 'Hackathon' },
  ...{ organiser: 'CSE', from: '2026-10-14', to: '2026-10-14', duty: true, people: [], signed: [] },
};

function Page() {
  const stored = useRecords('eventLists').get('e1');
  return stored ? <Scanner list={stored} known={known} /> : null;
}

beforeEach(async () => {
  mockCodes = [];
  const getUserMedia = async () => ({ getTracks: () => [{ stop }] });
  Object.assign(navigator, { mediaDevices: { getUserMedia } });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  await renderSettled(<Page />);
  await writeToDevice(put('eventLists', list));
});
afterEach(wipeDevice);

const user = userEvent.setup();
const people = async () => (await workspace.read('eventLists', 'e1'))?.people ?? [];
const open = () => user.click(screen.getByRole('button', { name: 'Open camera' }));

test('A card is added once, named, and taken back', async () => {
  await open();
  mockCodes = ['EDIFY:24CSE3018'];
  await screen.findByText('24CSE3018 Kavya Shah added, 1 in the list.');
  expect(await people()).toMatchObject([{ rollNumber: '24CSE3018', by: 'card' }]);
  await user.click(screen.getByRole('button', { name: 'Undo the last scan' }));
  await waitFor(async () => expect(await people()).toEqual([]));
  const read = mockRead;
  await waitFor(() => expect(mockRead).toBeGreaterThan(read + 3));
  expect(await people()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Close camera' }));
  await waitFor(() => expect(stop).toHaveBeenCalled());
});

test('Of a sign-in code nothing is stored or shown', async () => {
  await open();
  mockCodes = [link];
  await screen.findByText('That is the sign-in code. Cover it and scan the small one.');
  expect(await people()).toEqual([]);
  const stored = await Promise.all(
    (['eventLists', 'drafts', 'events', 'files', 'flags'] as const).map((one) =>
      workspace.all(one),
    ),
  );
  for (const text of [
    JSON.stringify([stored, { ...localStorage }, { ...sessionStorage }]),
    document.documentElement.outerHTML,
    window.location.href,
  ])
    expect(text).not.toContain(secret);
});

test('Without a camera the page says what to do', async () => {
  Object.assign(navigator, {
    mediaDevices: { getUserMedia: () => Promise.reject(new Error('NotAllowedError')) },
  });
  await open();
  await screen.findByText(/^The camera cannot be used/);
  expect(screen.getByRole('button', { name: 'Open camera' })).toBeVisible();
});
