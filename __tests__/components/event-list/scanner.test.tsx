import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSettled, wipeDevice, writeToDevice } from '@/__tests__/components/settle';
import { Scanner } from '@/components/event-list/faculty/scanner';
import { knownStudents, type EventList } from '@/components/event-list/model/event-list';
import { workspace } from '@/lib/store/device';
import { put } from '@/lib/store/record';
import { announce } from '@/lib/toast/announce';
import { useRecords } from '@/lib/store/use-records';

let mockCodes: string[] = [];
let mockRead = 0;
jest.mock('@/components/event-list/faculty/read-codes', () => ({
  // Every third picture is not read.
  codeReader: async () => async () => (++mockRead % 3 === 0 ? [] : mockCodes),
}));

jest.mock('@/lib/toast/announce', () => ({ announce: jest.fn() }));

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
  jest.mocked(announce).mockClear();
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

test('Each scan is spoken and heard once; the sound can be switched off', async () => {
  // A page says once that a browser like that of this test stores nothing.
  const spoken = () =>
    jest.mocked(announce).mock.calls.flatMap(([text]) => (/blocks storage/.test(text) ? [] : text));
  const start = jest.fn();
  const node = { frequency: {}, gain: {}, start, stop, connect: (to: object) => to };
  class AudioContext {
    createOscillator = () => node;
    createGain = () => node;
  }
  Object.assign(window, { AudioContext });
  await open();
  mockCodes = ['EDIFY:24CSE3018'];
  await screen.findByText('24CSE3018 Kavya Shah added, 1 in the list.');
  mockCodes = ['24CSE3042', 'EDIFY:24CSE3043'];
  await screen.findByText('2 people added, 3 in the list.');
  expect(start).toHaveBeenCalledTimes(2);
  await user.click(screen.getByRole('checkbox', { name: 'Sound at each scan' }));
  mockCodes = [link];
  await screen.findByText(/^That is the sign-in code/);
  const read = mockRead;
  await waitFor(() => expect(mockRead).toBeGreaterThan(read + 3));
  expect(spoken()).toEqual([
    '24CSE3018 Kavya Shah added, 1 in the list.',
    '2 people added, 3 in the list.',
    'That is the sign-in code. Cover it and scan the small one.',
  ]);
  expect(start).toHaveBeenCalledTimes(2);
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

test('Without a camera, a photo does the same', async () => {
  Object.assign(navigator, {
    mediaDevices: { getUserMedia: () => Promise.reject(new Error('NotAllowedError')) },
  });
  Object.assign(window, { createImageBitmap: async () => ({ width: 9, height: 9, close: stop }) });
  await open();
  await screen.findByText(/^The camera cannot be used/);
  expect(screen.getByRole('button', { name: 'Open camera' })).toBeVisible();
  const take = async (...codes: string[]) => {
    mockRead = 0;
    mockCodes = codes;
    const photo = new File(['x'], 'photo.jpg', { type: 'image/jpeg' });
    await user.upload(screen.getByLabelText('Photo of the small codes'), photo);
  };
  await take('EDIFY:24CSE3018', '24CSE3042');
  await screen.findByText('2 people added, 2 in the list.');
  await take('EDIFY:24CSE3050', link);
  await screen.findByText(/^That is the sign-in code/);
  await take();
  await screen.findByText(/^No code was found/);
  expect(await people()).toHaveLength(2);
});
