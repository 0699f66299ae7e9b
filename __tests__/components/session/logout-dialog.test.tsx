import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wipeDevice, writeToDevice } from '@/__tests__/components/settle';
import { LogoutDialog } from '@/components/session/logout-dialog';
import { Announcer } from '@/components/ui/announcer';
import { currentRecord } from '@/lib/record/current';
import type { OpenedRecord } from '@/lib/record/person';
import type { SessionFlag } from '@/lib/record/session-flag';
import { workspace } from '@/lib/store/device';
import { put } from '@/lib/store/record';
import { announce } from '@/lib/toast/announce';
import { showToast } from '@/lib/toast/toast';

jest.mock('@/components/session/log-out', () => ({
  logOut: () => Promise.reject(new Error('No space is left.')),
}));
jest.mock('@/components/device/model/export', () => ({
  exportEverything: async () => mockExport(),
}));
jest.mock('@/lib/toast/announce', () => {
  const actual = jest.requireActual('@/lib/toast/announce');
  return { ...actual, announce: jest.fn(actual.announce) };
});
const mockExport = () => {
  showToast('Everything was exported.');
  return 'Everything was exported.';
};
const flag: SessionFlag = {
  ...{ kind: 'student', id: '26CSE1001', mode: 'device', name: 'a', device: 'b' },
  ...{ asOf: '2026-11-22', number: 1, shown: { name: 'Asha Rao', firstName: 'Asha', details: [] } },
};

const handin = put('handins', {
  ...{ id: 'unit-1', name: 'Unit 1', done: true, file: null },
  at: '2026-11-26T04:00:00.000Z',
});

afterEach(wipeDevice);

test('a result is read once, and so is a Logout that failed', async () => {
  const user = userEvent.setup();
  await writeToDevice(handin);
  render(<LogoutDialog flag={flag} href="/" onClose={() => {}} />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Logout' }));
  const read = (text: RegExp) =>
    waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(text));
  await user.click(await dialog.findByRole('button', { name: 'Export everything' }));
  await read(/Everything was exported\.$/);
  await user.click(dialog.getByRole('button', { name: 'Logout' }));
  await read(/nothing was deleted\. Export it/);
  const texts = jest.mocked(announce).mock.calls.map(([text]) => text);
  expect(texts.filter((text) => /exported|deleted/.test(text))).toHaveLength(2);
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
  expect(dialog.getByRole('button', { name: 'Logout and Delete' })).toBeVisible();
  const texts = jest.mocked(announce).mock.calls.map(([text]) => text);
  expect(texts.at(-1)).toMatch(/The browser does not say/);
});
