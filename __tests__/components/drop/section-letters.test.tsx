import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { courier, ownLetters } from '@/__tests__/components/activity/letter/fake-courier';
import { makeFilesReadable } from '@/__tests__/components/readable-file';
import { catchSavedFiles } from '@/__tests__/components/saved-files';
import {
  loadDevice,
  renderSettled,
  wipeDevice,
  writeToDevice,
} from '@/__tests__/components/settle';
import { addAssignment, sendAdded } from '@/components/assignment/faculty/new-assignment-actions';
import { AssignmentExchangeDialog } from '@/components/assignment/faculty/assignment-exchange-dialog';
import { makeKey } from '@/components/exchange/model/signature';
import { readExchange } from '@/components/exchange/model/file';
import { ToastRegion } from '@/components/page/toast-region';
import { CancelDialog } from '@/components/schedule/classes/cancel-dialog';
import { restoreClass } from '@/components/schedule/classes/class-actions';
import { ChangeExportDialog } from '@/components/schedule/exchange/change-export-dialog';
import { classes } from '@/content/faculty';
import { workspace } from '@/lib/store/device';
import { put } from '@/lib/store/record';

const by = { name: 'Dr. Ananya Rao', employeeId: 'FAC-0117' };
const mockRecord = {
  kind: 'teacher',
  facultyProfile: { name: 'Dr. Ananya Rao', employeeId: 'FAC-0117' },
  classes: { items: [] as unknown[] },
  drop: { sections: [{ section: '1CSE33', key: 'AA' }] } as { sections?: object[] } | undefined,
};
const mockCurrent = { flag: { name: 'somebody' }, record: mockRecord, problem: null };
jest.mock('@/lib/record/current', () => ({
  currentRecord: {
    subscribe: () => () => {},
    snapshot: () => mockCurrent,
    serverSnapshot: () => mockCurrent,
  },
}));
const mockSend = jest.fn<Promise<void>, []>();
jest.mock('@/lib/drop/start', () => ({ sendNow: () => mockSend() }));
// jsdom cannot compress.
jest.mock('@/lib/drop/letter', () => ({ isSendable: () => Promise.resolve(true) }));

const saves = catchSavedFiles();
const user = userEvent.setup();
const values = { name: 'Unit 1', section: '1cse-33', due: '2027-11-20', instructions: '' };
const session = classes.find(({ section }) => section === '1CSE33')!;
const other = classes.find(({ section }) => section !== '1CSE33')!;

beforeAll(makeFilesReadable);
beforeEach(() => {
  mockRecord.classes.items = classes;
  mockRecord.drop = { sections: [{ section: '1CSE33', key: 'AA' }] };
  mockSend.mockImplementation(courier({ state: 'sent', sentAt: '2026-11-20T09:30:00.000Z' }));
});
afterEach(wipeDevice);

const nothing = put('flags', { id: 'nothing', at: '2026-11-20T09:30:00.000Z' });
const add = (more: Partial<typeof values> = {}) =>
  addAssignment({ ...values, ...more }, [], by.name, nothing);

/** The file in the only letter of this device. */
async function sentFile(): Promise<File> {
  const [letter] = await ownLetters();
  const { blob } = (await workspace.read('files', letter!.file!))!;
  return new File([blob], 'letter');
}

describe('A new assignment', () => {
  it('goes to its section, however that is spelt, and is then marked as sent', async () => {
    await loadDevice();
    expect(await sendAdded(await add(), by)).toBe('Sent to 1CSE33.');
    expect(await ownLetters()).toMatchObject([{ kind: 'assignments', with: '1CSE33' }]);
    const { payload } = await readExchange(await sentFile(), 'assignments', []);
    expect(payload).toMatchObject({ by, items: [{ name: 'Unit 1', section: '1cse-33' }] });
    const [stored] = [...workspace.records('assignments').values()];
    expect(stored?.sent).toBe(stored?.at);
    expect(saves).not.toHaveBeenCalled();
  });

  it('becomes a file if the teacher has no such section, or the college no drop box', async () => {
    await loadDevice();
    const text = /was made on this device/;
    expect(await sendAdded(await add({ section: '1CSE33, 9ECE1' }), by)).toMatch(text);
    delete mockRecord.drop;
    expect(await sendAdded(await add(), by)).toMatch(text);
    expect(await ownLetters()).toEqual([]);
  });
});

describe('Assignments under Exchange files', () => {
  const open = () =>
    renderSettled(<AssignmentExchangeDialog items={[]} by={by} students={[]} onClose={() => {}} />);

  it('go to their section in one press, and are not sent again', async () => {
    await add();
    const { unmount } = await open();
    await user.click(screen.getByRole('button', { name: 'Send to 1CSE33' }));
    expect(await screen.findByText('Sent to 1CSE33.')).toBeVisible();
    unmount();
    await open();
    expect(screen.queryByRole('button', { name: /^Send to/ })).not.toBeInTheDocument();
  });

  it('say why they are not sent, and leave out those for a section without a box', async () => {
    await add();
    await add({ section: '9ECE1' });
    await open();
    mockSend.mockImplementation(courier({ state: 'failed', problem: 'tooLarge' }));
    await user.click(screen.getByRole('button', { name: 'Send to 1CSE33' }));
    expect(await screen.findByText(/^It is too large to be sent\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save assignment file' }));
    await waitFor(async () => expect(await ownLetters()).toEqual([]));
  });
});

describe('A changed class', () => {
  const cancel = async (of = session) => {
    await renderSettled(
      <>
        <CancelDialog session={of} by={by.name} timeZone="Asia/Kolkata" onClose={() => {}} />
        <ToastRegion />
      </>,
    );
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel Class' }));
    await user.type(dialog.getByRole('textbox'), 'A conference');
    await user.click(dialog.getByRole('button', { name: 'Cancel Class' }));
  };

  it('goes to its section when it is cancelled, and again when it is restored', async () => {
    await cancel();
    expect(await screen.findByText(/is cancelled\. Sent to 1CSE33\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
    const { payload } = await readExchange(await sentFile(), 'changes', []);
    expect(payload).toMatchObject({
      by,
      items: [{ meeting: session.id, reason: 'A conference', restored: null, sequence: 1 }],
    });
    const [changed] = [...workspace.records('cancellations').values()];
    expect(changed).toMatchObject({ session: session.id, sequence: 1 });
    await act(() => restoreClass(changed!));
    expect(await screen.findByText(/is on again\. Sent to 1CSE33\.$/)).toBeVisible();
    expect(await ownLetters()).toHaveLength(2);
  });

  it('goes to the office, too, if it is signed', async () => {
    await writeToDevice(put('keys', await makeKey(by)));
    await cancel();
    expect(await screen.findByText(/is cancelled\. Sent to 1CSE33\.$/)).toBeVisible();
    await waitFor(async () =>
      expect((await ownLetters()).map((letter) => letter.with).sort()).toEqual([
        '1CSE33',
        'office',
      ]),
    );
  });

  it('of another section is only saved, and can be undone', async () => {
    await cancel(other);
    expect(await screen.findByText(/is cancelled\.$/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Undo/ })).toBeVisible();
    expect(await ownLetters()).toEqual([]);
  });

  it('is sent under Export changes if it was not before', async () => {
    delete mockRecord.drop;
    await cancel();
    await screen.findByText(/is cancelled\.$/);
    mockRecord.drop = { sections: [{ section: '1CSE33', key: 'AA' }] };
    await renderSettled(<ChangeExportDialog by={by} onClose={() => {}} />);
    await user.click(screen.getByRole('button', { name: 'Send to the sections' }));
    expect(await screen.findByText('Sent to 1CSE33.')).toBeVisible();
    expect(await ownLetters()).toMatchObject([{ kind: 'changes', with: '1CSE33' }]);
  });
});
