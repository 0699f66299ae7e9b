/** @jest-environment jsdom */
import { pollAttendance, pollChats, pollSections } from '@/lib/drop/sections';
import { pollInbox, pollReplies } from '@/lib/drop/poll';
import { nextHeld, sendWaiting } from '@/lib/drop/queue';
import { sendNow, startDrop, watchFigures, watchMessages } from '@/lib/drop/start';
import { currentRecord } from '@/lib/record/current';
import type { OpenedRecord } from '@/lib/record/person';
import { deviceName } from '@/lib/store/device-name';

jest.mock('@/lib/drop/queue', () => ({
  sendWaiting: jest.fn(),
  outgoing: jest.fn(async () => []),
  nextHeld: jest.fn(async () => null),
}));
jest.mock('@/lib/drop/sections', () => ({
  pollChats: jest.fn(),
  pollSections: jest.fn(async () => {}),
  pollAttendance: jest.fn(async () => {}),
}));
jest.mock('@/lib/drop/poll', () => ({
  pollReplies: jest.fn(),
  pollInbox: jest.fn(),
  closeAnswered: jest.fn(async () => {}),
  forgetOld: jest.fn(async () => {}),
}));

const [sending, replies, inbox] = [sendWaiting, pollReplies, pollInbox].map((one) =>
  jest.mocked(one as () => Promise<unknown>),
) as [jest.Mock, jest.Mock, jest.Mock];
const minute = 60_000;
const handlers = {
  ...{ isOpen: () => true, takeDecisions: async () => [], takeNews: async () => {} },
  ...{ openDays: () => [], takeAttendance: async () => [] },
};

let stop = () => {};
let isHidden = false;
const show = (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};
const pass = (time: number) => jest.advanceTimersByTimeAsync(time);

function person(kind: 'student' | 'teacher'): void {
  const register = { items: [{ rollNumber: '25CSE1042' }] };
  const record = { kind, drop: {}, keys: { items: [] }, register };
  jest
    .spyOn(currentRecord, 'snapshot')
    .mockReturnValue({ flag: null, problem: null, record: record as unknown as OpenedRecord });
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  for (const mock of [sending, replies, inbox]) mock.mockReset();
  sending.mockResolvedValue(true);
  replies.mockResolvedValue(false);
  inbox.mockResolvedValue(0);
  isHidden = false;
  localStorage.setItem(`${deviceName}:corrections:asked`, String(Date.now()));
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('A page of a student without an open letter asks once when it is opened, and once when it is shown again', async () => {
  person('student');
  localStorage.clear();
  const [sections, chats] = [jest.mocked(pollSections), jest.mocked(pollChats)];
  const polls = [
    replies,
    sections.mockClear(),
    chats.mockReset().mockResolvedValue(),
  ] as jest.Mock[];
  const asked = () => polls.map((one) => one.mock.calls.length);
  stop = startDrop(handlers);
  await pass(24 * 60 * minute);
  expect(sending).toHaveBeenCalledTimes(1);
  expect(inbox).not.toHaveBeenCalled();
  expect(asked()).toEqual([1, 1, 1]);
  show(true);
  await pass(60 * minute);
  expect(asked()).toEqual([1, 1, 1]);
  show(false);
  await pass(60 * minute);
  expect(asked()).toEqual([2, 2, 2]);
  show(true);
  show(false);
  await pass(4 * minute);
  expect(asked()).toEqual([3, 3, 3]);
  // Shown again after less than five minutes, it asks nothing of the server: no letter is open.
  show(true);
  show(false);
  await pass(60 * minute);
  expect(asked()).toEqual([4, 3, 3]);
});

test('Messages are asked for when a page is opened and they are due, and twice a minute while one is shown', async () => {
  person('student');
  localStorage.removeItem(`${deviceName}:chats:asked`);
  const chats = jest.mocked(pollChats).mockReset().mockResolvedValue();
  stop = startDrop(handlers);
  await pass(4 * minute);
  expect(chats).toHaveBeenCalledTimes(1);
  const leave = watchMessages();
  await pass(10 * minute);
  expect(chats.mock.calls.length).toBeGreaterThanOrEqual(20);
  leave();
  chats.mockClear();
  await pass(60 * minute);
  expect(chats.mock.calls.length).toBeLessThanOrEqual(1);
});

test('Messages are asked for although the clock of the device was a year ahead the last time', async () => {
  person('student');
  const year = 365 * 24 * 60 * minute;
  localStorage.setItem(`${deviceName}:chats:asked`, String(Date.now() + year));
  const chats = jest.mocked(pollChats).mockReset().mockResolvedValue();
  stop = startDrop(handlers);
  await pass(minute);
  expect(chats).toHaveBeenCalledTimes(1);
});

test('Corrected decisions are asked for when a page is opened, at most once an hour, letters to a section every five minutes', async () => {
  person('student');
  localStorage.clear();
  const sections = jest.mocked(pollSections);
  const asked = async () => {
    stop();
    for (const mock of [replies, sections]) mock.mockClear();
    stop = startDrop(handlers);
    await pass(minute);
    const corrected = replies.mock.calls.filter(([, , withCorrected]) => withCorrected).length;
    return [corrected, sections.mock.calls.length];
  };
  expect(await asked()).toEqual([1, 1]);
  expect(await asked()).toEqual([0, 0]);
  stop();
  await pass(5 * minute);
  expect(await asked()).toEqual([0, 1]);
  stop();
  await pass(60 * minute);
  expect(await asked()).toEqual([1, 1]);
});

test('An answer is asked for every 30 seconds for five minutes, then every five minutes', async () => {
  person('student');
  replies.mockResolvedValue(true);
  stop = startDrop(handlers);
  await pass(5 * minute);
  expect(replies.mock.calls.length).toBeGreaterThanOrEqual(10);
  replies.mockClear();
  await pass(31 * minute);
  expect(replies.mock.calls.length).toBeLessThanOrEqual(7);
  replies.mockClear();
  await sendNow();
  await pass(2 * minute);
  expect(replies.mock.calls.length).toBeGreaterThanOrEqual(4);
});

test('What could not be sent is tried after a minute, then less often, and at once with a connection', async () => {
  person('student');
  sending.mockResolvedValue(false);
  stop = startDrop(handlers);
  const times: number[] = [];
  const start = Date.now();
  sending.mockImplementation(async () => {
    times.push(Math.round((Date.now() - start) / minute));
    return false;
  });
  await pass(36 * minute);
  expect(times).toEqual([0, 1, 3, 7, 15, 25, 35]);
  sending.mockClear();
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(sending).toHaveBeenCalledTimes(1);
});

test("A teacher's page asks for new letters each minute while it is visible, a large box less often", async () => {
  person('teacher');
  // The longest pause that chance gives.
  jest.mocked(Math.random).mockReturnValue(0.999_999);
  stop = startDrop();
  await pass(10 * minute);
  expect(inbox.mock.calls.length).toBeGreaterThanOrEqual(10);
  expect(inbox).toHaveBeenLastCalledWith({ drop: {}, students: ['25CSE1042'] });
  show(true);
  inbox.mockClear();
  await pass(30 * minute);
  expect(inbox).not.toHaveBeenCalled();
  inbox.mockResolvedValue(5000);
  show(false);
  await pass(10 * minute);
  expect(inbox.mock.calls.length).toBeLessThanOrEqual(3);
});

test('A failure, such as a full disk, does not end it, and a page that is left does nothing more', async () => {
  person('teacher');
  inbox.mockRejectedValueOnce(new Error('full'));
  stop = startDrop();
  await pass(30 * minute);
  expect(inbox.mock.calls.length).toBeGreaterThanOrEqual(3);
  stop();
  for (const mock of [sending, inbox]) mock.mockClear();
  window.dispatchEvent(new Event('online'));
  await pass(30 * minute);
  expect(sending).not.toHaveBeenCalled();
  expect(inbox).not.toHaveBeenCalled();
});

test('A letter that is held back goes out when its time is over, also from a hidden page', async () => {
  person('teacher');
  stop = startDrop();
  await pass(0);
  sending.mockClear();
  jest.mocked(nextHeld).mockResolvedValueOnce(30_000);
  await sendNow();
  show(true);
  await pass(29_000);
  expect(sending).toHaveBeenCalledTimes(1);
  await pass(2_000);
  expect(sending).toHaveBeenCalledTimes(2);
});

test('Attendance and events are asked for every five minutes, and every minute while figures are shown', async () => {
  person('student');
  jest.mocked(pollChats).mockReset().mockResolvedValue();
  stop = startDrop(handlers);
  await pass(0);
  const polls = [pollAttendance, pollChats].map((one) => jest.mocked(one as jest.Mock).mockClear());
  await pass(4 * minute);
  for (const asked of polls) expect(asked).not.toHaveBeenCalled();
  const leave = watchFigures();
  await pass(3 * minute);
  for (const asked of polls) expect(asked.mock.calls.length).toBeGreaterThanOrEqual(3);
  leave();
});
