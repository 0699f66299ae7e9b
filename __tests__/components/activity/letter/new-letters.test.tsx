import { decideActivities } from '@/components/activity/faculty/decision-actions';
import { reviewRows } from '@/components/activity/model/review-rows';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { filledActivity } from '@/__tests__/components/activity/model/filled-activity';
import { issuer } from '@/__tests__/components/credential/sample';
import { makeFilesReadable } from '@/__tests__/components/readable-file';
import { renderSettled, wipeDevice, writeToDevice } from '@/__tests__/components/settle';
import { unsentDecisions } from '@/components/activity/model/decision';
import { StudentProfiles } from '@/components/activity/faculty/student-profiles';
import { submitActivityChanges } from '@/components/activity/model/activity-write';
import { makeRequest } from '@/components/activity/model/request-file';
import { readExchange, writeExchange } from '@/components/exchange/model/file';
import { makeKey, toPublishedKey } from '@/components/exchange/model/signature';
import { BellList } from '@/components/notice/bell-list';
import { ToastRegion } from '@/components/page/toast-region';
import { activities } from '@/content/student';
import { letterChanges, type InLetter } from '@/lib/drop/letters';
import { workspace } from '@/lib/store/device';
import { toFileRecord } from '@/lib/store/file';
import { put, type Change } from '@/lib/store/record';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { OwnActivity } from '@/lib/store/use-list';
import { courier, ownLetters } from './fake-courier';

const mockRecord: { kind: string; drop?: object } = { kind: 'teacher' };
jest.mock('@/components/session/use-current-record', () => ({
  useSends: () => true,
  useCurrentRecord: () => ({ flag: { name: 'somebody' }, record: mockRecord }),
}));
const mockSend = jest.fn<Promise<void>, []>();
jest.mock('@/lib/drop/start', () => ({ sendNow: () => mockSend() }));
const mockSendable = jest.fn(async () => true);
// jsdom cannot compress.
jest.mock('@/lib/drop/letter', () => ({ isSendable: () => mockSendable() }));

const content = {
  ...{ rows: [], student: null, activities: [], categories: [], keys: [] },
  ...{ by: 'Dr. Ananya Rao', employeeId: 'FAC-0117' },
  students: [
    { name: 'Diya Nair', rollNumber: '25CSE1017', section: 'CSE-A', activities: [] },
    { name: 'Kabir Singh', rollNumber: '25CSE1058', section: 'CSE-A', activities: [] },
  ],
};
const diya = { name: 'Diya Nair', rollNumber: '25CSE1017' };
const kabir = { name: 'Kabir Singh', rollNumber: '25CSE1058' };
const user = userEvent.setup();
const letters = () => within(screen.getByRole('region', { name: 'Letters' }));

/** A coordinate of a key. */
const x = 'A'.repeat(43);

let count = 0;

/** The changes of a request that came in a letter, sealed with the key of `by`. */
async function arrived(student: typeof diya, name: string, by = student): Promise<Change[]> {
  const number = `${++count}`;
  const [added] = submitActivityChanges({ ...filledActivity, name }, null, '2026-11-20');
  const { id, fields } = added!.to(null) as unknown as { id: string; fields: OwnActivity };
  const payload = await makeRequest(student, [{ ...fields, id, origin: 'device', changed: true }]);
  const file = await toFileRecord(await writeExchange('request', payload, new Map()), 'request');
  const letter: InLetter = {
    ...{ id: number.padStart(64, '0'), letter: number.padStart(32, '0'), direction: 'in' },
    ...{ kind: 'request', state: 'new', at: `2026-11-20T09:0${count}:00.000Z` },
    ...{ with: by.rollNumber, file: file.id },
  };
  return [put('files', file), put('letters', letter)];
}

const open = (more: object = {}) =>
  renderSettled(
    <>
      <StudentProfiles {...content} {...more} />
      <ToastRegion />
    </>,
  );

async function openRequests() {
  await user.click(await screen.findByRole('button', { name: /^Open \d/ }));
  return within(await screen.findByRole('dialog', { name: 'New requests' }));
}

beforeAll(makeFilesReadable);
beforeEach(() => {
  count = 0;
  mockRecord.drop = { key: 'AA', college: 'x', office: { put: '0', key: 'AA' } };
  mockSend.mockImplementation(courier({ state: 'sent', sentAt: '2026-11-20T10:00:00.000Z' }));
});
afterEach(wipeDevice);

describe('new requests', () => {
  it('are counted on the dashboard and imported in one press, with their sender', async () => {
    await open();
    await writeToDevice(
      ...(await arrived(diya, 'Poetry Course')),
      ...(await arrived(diya, 'Chess Course')),
      ...(await arrived(kabir, 'Rowing Course')),
    );
    expect(await screen.findByText('3 new requests from 2 students')).toBeVisible();
    const dialog = await openRequests();
    const list = await dialog.findByRole('list', { name: 'Opened files' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3));
    expect(list).toHaveTextContent('From Kabir Singh, 25CSE1058, by the key of the record');
    await user.click(await dialog.findByRole('button', { name: 'Import 3 submissions' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText(/new request/)).not.toBeInTheDocument();
    const kabirs = screen.getByRole('row', { name: /Kabir Singh Rowing Course/ });
    expect(kabirs).toHaveTextContent('by the key of the record');
    await user.click(screen.getByRole('button', { name: /^Undo: / }));
    expect(await screen.findByText('3 new requests from 2 students')).toBeVisible();
  });

  it('of somebody else than the key says are refused, and can be removed', async () => {
    await writeToDevice(...(await arrived(diya, 'Poetry Course', kabir)));
    await open();
    const dialog = await openRequests();
    expect(
      await dialog.findByText(/^It is from the record of 25CSE1058 and names Diya Nair/),
    ).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Remove without adding' }));
    await waitFor(() => expect(screen.queryByText(/new request/)).not.toBeInTheDocument());
  });

  it('are in the bell, and unread again when another one comes', async () => {
    const onUnread = jest.fn();
    await writeToDevice(...(await arrived(diya, 'Poetry Course')));
    await renderSettled(
      <BellList side="faculty" timeZone="Asia/Kolkata" published={[]} onUnread={onUnread} />,
    );
    expect(screen.getByRole('link', { name: '1 new request from 1 student' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/faculty-dashboard\/?$/),
    );
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(onUnread).toHaveBeenLastCalledWith(0);
    await writeToDevice(...(await arrived(kabir, 'Rowing Course')));
    expect(screen.getByRole('link', { name: '2 new requests from 2 students' })).toBeVisible();
    expect(onUnread).toHaveBeenLastCalledWith(1);
  });
});

describe('decisions on requests that came in letters', () => {
  const statusOf = (name: string, status: string) =>
    screen.findByRole('row', { name: new RegExp(`${name}.*${status}`) });

  /** Approves one after the other, as the desk does. */
  async function approveAll(students: Parameters<typeof reviewRows>[0]['students'] = []) {
    await act(() => workspace.load('submissions'));
    const rows = reviewRows({
      register: [],
      decisions: new Map(),
      students,
      student: null,
      activities: [],
      published: [],
      submissions: workspace.records('submissions'),
    });
    for (const row of rows)
      await act(() => decideActivities([row], { what: 'approved', by: content.by }));
  }

  async function decided(more: object = {}) {
    await writeToDevice(...(await arrived(diya, 'Poetry Course')));
    await open(more);
    const dialog = await openRequests();
    await user.click(await dialog.findByRole('button', { name: 'Import 1 submission' }));
    await statusOf('Poetry Course', 'Pending');
    await approveAll();
  }

  /** Gives the device a signing key; resolves to it as the college publishes it. */
  async function signing() {
    const key = await makeKey({ name: content.by, employeeId: content.employeeId });
    await writeToDevice(put('keys', key));
    return toPublishedKey(key);
  }
  const hidePage = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

  it('go to the student, and with the request to the office, in one press', async () => {
    await decided();
    expect(await letters().findByText('1 decision is not sent yet')).toBeVisible();
    await user.click(letters().getByRole('button', { name: 'Send decision' }));
    expect(await screen.findByText('Sent: 1 decision.')).toBeVisible();
    expect(await ownLetters()).toMatchObject([
      { kind: 'decisions', with: '25CSE1017', re: '1'.padStart(32, '0') },
      { kind: 'decisions', with: 'office' },
      { kind: 'request', with: 'office' },
    ]);
    expect(screen.queryByText(/not sent yet/)).not.toBeInTheDocument();
  });

  it('go out by themselves if they are signed, with a credential', async () => {
    await decided({ issuer, keys: [await signing()] });
    expect(await letters().findByText(/go out by themselves/)).toBeVisible();
    hidePage();
    expect(await screen.findByText('Sent: 1 decision.')).toBeVisible();
    const [answer, ...others] = await ownLetters();
    expect(others).toHaveLength(2);
    const { blob } = (await workspace.read('files', answer!.file!))!;
    const opened = await readExchange(new File([blob], 'letter'), 'decisions', []);
    // With a key that is not published here.
    expect(opened.signature.state).toBe('unknown');
    expect(opened.payload.items).toMatchObject([{ credential: expect.stringMatching(/^eyJ/) }]);
  });

  it('on an activity of the record go to the office if they are signed, and stay if not', async () => {
    const waiting = { ...activities[0]!, status: 'Pending' as const, decision: null };
    const students = [{ ...diya, section: 'CSE-A', activities: [waiting] }];
    const approve = () => approveAll(students);
    await open({ students });
    await approve();
    await waitFor(async () => expect(await workspace.all('submissions')).toHaveLength(1));
    expect(screen.queryByText(/not sent yet/)).not.toBeInTheDocument();
    cleanup();
    await wipeDevice();

    await open({ students, issuer, keys: [await signing()] });
    await approve();
    expect(await letters().findByText(/go out by themselves/)).toBeVisible();
    hidePage();
    expect(await screen.findByText('Sent to the office: 1 decision.')).toBeVisible();
    expect(await ownLetters()).toMatchObject([{ kind: 'decisions', with: 'office' }]);
    expect(screen.queryByText(/not sent yet/)).not.toBeInTheDocument();
  });

  it('of a month ago, maybe before the college had a drop box, stay unless a letter awaits them', async () => {
    await decided({ issuer, keys: [await signing()] });
    const [submission] = await workspace.all('submissions');
    const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString();
    const history = [{ ...submission!.history.at(-1)!, at: old }];
    const { letter, ...ofFile } = { ...submission!, history };
    expect(unsentDecisions([ofFile], true)).toEqual([]);
    expect(unsentDecisions([{ ...ofFile, letter }], true)).toHaveLength(1);
    expect(unsentDecisions([{ ...ofFile, history: submission!.history }], true)).toHaveLength(1);
  });

  it('on a request of a file go to the office with the request, which no record may have', async () => {
    await decided({ issuer, keys: [await signing()] });
    const [submission] = await workspace.all('submissions');
    const ofFile = { ...submission!, replyKey: { kty: 'EC', crv: 'P-256', x, y: x } as const };
    delete ofFile.letter;
    await writeToDevice(put('submissions', ofFile));
    hidePage();
    expect(await screen.findByText('Sent to the office: 1 decision.')).toBeVisible();
    expect(await ownLetters()).toMatchObject([
      { kind: 'decisions', with: 'office' },
      { kind: 'request', with: 'office' },
    ]);
  });

  it('go out also if the teacher has gone to another page', async () => {
    await decided({ issuer, keys: [await signing()] });
    expect(await letters().findByText(/go out by themselves/)).toBeVisible();
    cleanup();
    hidePage();
    await waitFor(async () => expect(await ownLetters()).toHaveLength(3));
  });

  it('stay if they are undone while their letters are made', async () => {
    await decided({ issuer, keys: [await signing()] });
    expect(await letters().findByText(/go out by themselves/)).toBeVisible();
    mockSendable.mockImplementationOnce(async () => {
      const undo = { name: 'Undo: Diya Nair, Poetry Course approved' };
      await user.click(screen.getByRole('button', undo));
      return true;
    });
    hidePage();
    expect(await screen.findByText('Not sent. It was undone before.')).toBeVisible();
    expect(await ownLetters()).toEqual([]);
    expect(await statusOf('Poetry Course', 'Pending')).toBeVisible();
  });

  it.each([
    ['is not published', () => []],
    ['is revoked', (key: FacultyKey) => [{ ...key, revoked: '2026-11-19' }]],
  ])('wait for a press if the key %s, and without a button if it must be', async (_, publish) => {
    const keys = publish(await signing());
    await decided({ keys });
    expect(await letters().findByText(/count as not signed/)).toBeVisible();
    expect(letters().getByRole('button', { name: 'Send decision' })).toBeVisible();
    hidePage();
    cleanup();
    await open({ keys, signedOnly: true });
    expect(await letters().findByText('1 decision is not sent yet')).toBeVisible();
    expect(letters().queryByRole('button', { name: /^Send/ })).not.toBeInTheDocument();
    expect(await ownLetters()).toEqual([]);
  });

  it('stay if the decision is undone after they have left, which is said', async () => {
    await decided();
    await user.click(await letters().findByRole('button', { name: 'Send decision' }));
    expect(await screen.findByText('Sent: 1 decision.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Recent changes/ }));
    await user.click(
      screen.getByRole('button', { name: 'Undo: Diya Nair, Poetry Course approved' }),
    );
    expect(
      await screen.findByText('Some records have changed since and were not undone.'),
    ).toBeVisible();
    expect(await statusOf('Poetry Course', 'Approved')).toBeVisible();
  });

  it('go to the others if one of them does not fit into a letter', async () => {
    await writeToDevice(
      ...(await arrived(diya, 'Poetry Course')),
      ...(await arrived(kabir, 'Rowing Course')),
    );
    await open();
    const dialog = await openRequests();
    await user.click(await dialog.findByRole('button', { name: 'Import 2 submissions' }));
    for (const name of ['Poetry Course', 'Rowing Course']) await statusOf(name, 'Pending');
    await approveAll();
    mockSendable.mockResolvedValueOnce(false);
    await user.click(await letters().findByRole('button', { name: 'Send decisions' }));
    expect(await screen.findByText(/^Not sent\. It is too large to be sent\./)).toBeVisible();
    expect(await letters().findByText('1 decision is not sent yet')).toBeVisible();
    const to = (await ownLetters()).map((letter) => letter.with);
    expect(to).toEqual(['25CSE1058', 'office', 'office']);
    expect(mockSend).toHaveBeenCalled();
  });

  it('wait for a signing key if the college accepts only signed ones', async () => {
    await decided({ signedOnly: true });
    expect(await letters().findByText('1 decision is not sent yet')).toBeVisible();
    expect(letters().getByRole('link', { name: 'Settings' })).toBeVisible();
    expect(letters().queryByRole('button', { name: /^Send/ })).not.toBeInTheDocument();
  });

  it('that cannot be sent say why, and are tried again', async () => {
    mockSend.mockImplementation(courier({ state: 'failed', problem: 'notSetUp' }));
    await decided();
    await user.click(await letters().findByRole('button', { name: 'Send decision' }));
    const group = await letters().findByRole('group', {
      name: 'A letter to 25CSE1017 was not sent',
    });
    expect(group).toHaveTextContent('The college’s web server takes no letters.');
    mockSend.mockImplementation(courier({ state: 'sent', sentAt: '2026-11-20T10:00:00.000Z' }));
    await user.click(within(group).getByRole('button', { name: /^Try again/ }));
    await waitFor(() => expect(group).not.toBeInTheDocument());
  });
});

test('a teacher of a college without a drop box sees nothing of it', async () => {
  delete mockRecord.drop;
  await writeToDevice(...(await arrived(diya, 'Poetry Course')));
  await open();
  expect(screen.queryByText(/new request/)).not.toBeInTheDocument();
});

test('decisions that waited when the college gave up its drop box are said to be saved as files', async () => {
  delete mockRecord.drop;
  const { changes } = (await letterChanges({ kind: 'decisions', with: 'office' })) as {
    changes: Change[];
  };
  await writeToDevice(...changes);
  await open();
  await user.click(screen.getByRole('button', { name: /^Exchange files/ }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Exchange files with students' }),
  );
  expect(
    await dialog.findByText('1 letter is not sent: the college has no drop box any more.', {
      exact: false,
    }),
  ).toBeVisible();
});
