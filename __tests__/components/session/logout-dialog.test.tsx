import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wipeDevice, writeToDevice } from '@/__tests__/components/settle';
import { LogoutDialog } from '@/components/session/logout-dialog';
import { Announcer } from '@/components/ui/announcer';
import { currentRecord } from '@/lib/record/current';
import type { OpenedRecord } from '@/lib/record/person';
import type { SessionFlag } from '@/lib/record/session-flag';
import { workspace } from '@/lib/store/device';
import { put, type Records } from '@/lib/store/record';
import { announce } from '@/lib/toast/announce';

const mockLogOut = jest.fn();
jest.mock('@/components/session/log-out', () => ({
  logOut: () => mockLogOut() as Promise<void>,
}));
const mockSaveCopy = jest.fn();
jest.mock('@/components/device/model/export', () => ({
  saveCopy: () => mockSaveCopy() as Promise<string>,
}));
jest.mock('@/lib/toast/announce', () => {
  const actual = jest.requireActual('@/lib/toast/announce');
  return { ...actual, announce: jest.fn(actual.announce) };
});
beforeEach(() => {
  mockLogOut.mockReset().mockRejectedValue(new Error('No space is left.'));
  mockSaveCopy.mockReset().mockResolvedValue('');
});
const flag: SessionFlag = {
  ...{ kind: 'student', id: '26CSE1001', mode: 'device', name: 'a', device: 'b' },
  ...{ asOf: '2026-11-22', number: 1, shown: { name: 'Asha Rao', firstName: 'Asha', details: [] } },
};

const handin = put('handins', {
  ...{ id: 'unit-1', name: 'Unit 1', done: true, file: null },
  at: '2026-11-26T04:00:00.000Z',
});

const at = '2026-11-26T04:00:00.000Z';
const request = put('activities', {
  ...{ id: 'robotics', origin: 'device', removed: false, at },
  fields: {
    ...{ name: 'Robotics for Everyone', status: 'Pending', category: 'Seminar' },
    ...{ dateAdded: '2026-11-26', issuer: 'IEEE Student Branch', date: '2026-11-20' },
    ...{ evidence: null, withdrawn: false, history: [{ what: 'submitted', at }] },
  },
} as unknown as Records['activities']);

afterEach(wipeDevice);

const open = async () => {
  render(<LogoutDialog flag={flag} href="/" onClose={() => {}} />);
  return within(await screen.findByRole('dialog', { name: 'Logout' }));
};

const press = async (dialog: Awaited<ReturnType<typeof open>>, name: string) =>
  userEvent.click(await dialog.findByRole('button', { name }));

test('without anything of the person, one sentence and one filled button log out', async () => {
  const dialog = await open();
  expect(await dialog.findByText('Nothing is only on this device.')).toBeVisible();
  const names = dialog.getAllByRole('button').map((button) => button.textContent);
  expect(names.filter(Boolean)).toEqual(['Logout', 'Cancel']);
  await press(dialog, 'Logout');
  expect(mockLogOut).toHaveBeenCalled();
  expect(mockSaveCopy).not.toHaveBeenCalled();
});

test('what goes with the device is listed, first the requests that nobody has', async () => {
  await writeToDevice(handin, request);
  const dialog = await open();
  expect(await dialog.findByText('These are only on this device and go with it:')).toBeVisible();
  const rows = dialog
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(rows).toEqual([
    ['1 request, not yet sent', 'Robotics for Everyone'],
    ['Work handed in', '1'],
  ]);
});

test('a copy is saved before Logout; without a whole copy nothing is deleted', async () => {
  await writeToDevice(handin);
  const dialog = await open();
  mockSaveCopy.mockResolvedValueOnce('The export failed (no space). Try again.');
  await press(dialog, 'Save a copy, then logout');
  expect(await dialog.findByText(/^The export failed/)).toBeVisible();
  expect(mockLogOut).not.toHaveBeenCalled();
  await press(dialog, 'Save a copy, then logout');
  await waitFor(() => expect(mockLogOut).toHaveBeenCalled());
});

test('a Logout that failed is read once', async () => {
  await writeToDevice(handin);
  const dialog = await open();
  await press(dialog, 'Logout and lose it');
  await waitFor(() =>
    expect(dialog.getByRole('status')).toHaveTextContent(/Not everything could be deleted/),
  );
  expect(mockSaveCopy).not.toHaveBeenCalled();
  const texts = jest.mocked(announce).mock.calls.map(([text]) => text);
  expect(texts.filter((text) => /could be deleted/.test(text))).toHaveLength(1);
});

test.each(['device', 'tab'] as const)(
  'says that letters in the drop box arrive again after a Logout of a %s',
  async (mode) => {
    const record = { kind: 'student', drop: [] } as unknown as OpenedRecord;
    const signedIn = jest
      .spyOn(currentRecord, 'snapshot')
      .mockReturnValue({ flag: null, problem: null, record });
    await writeToDevice(handin);
    render(<LogoutDialog flag={{ ...flag, mode }} href="/" onClose={() => {}} />);
    const dialog = within(await screen.findByRole('dialog', { name: 'Logout' }));
    expect(
      await dialog.findByText(
        /Letters .* that are still in the drop box arrive again when you sign in/,
      ),
    ).toBeVisible();
    signedIn.mockRestore();
  },
);

test('a browser that does not say what was added is read, and offers to delete it', async () => {
  jest.useFakeTimers();
  const load = jest.spyOn(workspace, 'load').mockReturnValue(new Promise(() => {}));
  render(
    <>
      <LogoutDialog flag={flag} href="/" onClose={() => {}} />
      <Announcer />
    </>,
  );
  await act(() => jest.advanceTimersByTimeAsync(8000));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  load.mockRestore();
  jest.useRealTimers();
  const dialog = within(screen.getByRole('dialog', { name: 'Logout' }));
  expect(dialog.getByText(/The browser does not say/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Logout and lose it' })).toBeVisible();
  const texts = jest.mocked(announce).mock.calls.map(([text]) => text);
  expect(texts.at(-1)).toMatch(/The browser does not say/);
});
