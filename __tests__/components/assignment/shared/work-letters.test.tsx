import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { courier, ownLetters } from '@/__tests__/components/activity/letter/fake-courier';
import { makeFilesReadable } from '@/__tests__/components/readable-file';
import { catchSavedFiles } from '@/__tests__/components/saved-files';
import { renderSettled, wipeDevice, writeToDevice } from '@/__tests__/components/settle';
import { ReceivedWork } from '@/components/assignment/faculty/received-work';
import { SentAssignments } from '@/components/assignment/faculty/sent-assignments';
import { submitHandinChanges } from '@/components/assignment/model/handin';
import { handedIn, makeHandins } from '@/components/assignment/model/handin-file';
import { HandinExchangeDialog } from '@/components/assignment/student/handin-exchange-dialog';
import { HandinSection } from '@/components/assignment/student/handin-section';
import { writeExchange } from '@/components/exchange/model/file';
import { BellList } from '@/components/notice/bell-list';
import { ToastRegion } from '@/components/page/toast-region';
import { changeLetter, type InLetter, type OutLetter } from '@/lib/drop/letters';
import { workspace } from '@/lib/store/device';
import { toFileRecord } from '@/lib/store/file';
import { put, remove, type Change } from '@/lib/store/record';
import { useRecords } from '@/lib/store/use-records';

const aarav = { name: 'Aarav Sharma', rollNumber: '25CSE1042' };
const rao = 'Dr. Ananya Rao';
const boxOf = (teacher: string, name: string) => ({ teacher, name, put: '0', get: '1', key: 'AA' });
let mockRecord: object;
jest.mock('@/components/session/use-current-record', () => ({
  useSends: () => true,
  useCurrentRecord: () => ({ flag: { name: 'somebody' }, record: mockRecord }),
}));
const mockSend = jest.fn<Promise<void>, []>();
jest.mock('@/lib/drop/start', () => ({ sendNow: () => mockSend() }));
// jsdom cannot compress.
jest.mock('@/lib/drop/letter', () => ({ isSendable: () => Promise.resolve(true) }));

const saves = catchSavedFiles();
const user = userEvent.setup();
const pdf = new File(['%PDF-1.4 work'], 'work.pdf', { type: 'application/pdf' });
const unit = {
  ...{ id: 'unit-1', name: 'Unit 1', subject: 'Mathematics', by: rao },
  ...{ origin: 'content' as const, changed: false },
};

beforeAll(makeFilesReadable);
beforeEach(() => {
  mockRecord = {
    ...{ kind: 'student', student: aarav },
    drop: [boxOf('FAC-0118', 'Dr. Vikram Iyer'), boxOf('FAC-0117', rao)],
  };
  mockSend.mockImplementation(courier({ state: 'sent', sentAt: '2026-11-20T09:30:00.000Z' }));
});
afterEach(wipeDevice);

describe('Handed-in work', () => {
  function Section() {
    const handin = useRecords('handins').get('unit-1');
    return <HandinSection assignment={unit} handin={handin} teacher={rao} student={aarav} />;
  }
  const sending = () => within(screen.getByRole('region', { name: 'Sending' }));
  const handIn = async () => {
    await user.upload(screen.getByLabelText('Add PDF: Unit 1'), pdf);
    await user.click(await screen.findByRole('button', { name: 'Hand in work.pdf' }));
  };

  it('goes to the teacher who set it, with the times of sending and of the receipt', async () => {
    await renderSettled(<Section />);
    await handIn();
    expect(await sending().findByText(`Sent to ${rao}`, { selector: 'dt' })).toBeVisible();
    expect(screen.getByText(/^Handed in \. With Dr\. Rao\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Send to/ })).not.toBeInTheDocument();
    const [letter] = await ownLetters();
    expect(letter).toMatchObject({ kind: 'handins', with: 'FAC-0117', about: ['unit-1'] });
    await writeToDevice(
      changeLetter(letter!.id, 'out', { state: 'seen', seenAt: '2026-11-20T10:00:00.000Z' }),
    );
    expect(sending().getByText('Received by the teacher’s device')).toBeVisible();
    await writeToDevice(
      changeLetter(letter!.id, 'out', { at: '2026-11-20T09:00:00.000Z' } as Partial<OutLetter>),
    );
    expect(screen.getByRole('button', { name: `Send to ${rao}` })).toBeVisible();
  });

  it('says why it is not sent, until a file has it', async () => {
    mockSend.mockImplementation(courier({ state: 'failed', problem: 'tooLarge' }));
    const { unmount } = await renderSettled(<Section />);
    await handIn();
    const reason = /^It is too large to be sent\. Save it as a file/;
    expect((await sending().findAllByText(reason))[0]).toBeVisible();
    expect(screen.getByText(/^Handed in \. Not sent\.$/)).toBeVisible();
    unmount();
    const dialog = { student: aarav, sections: undefined, keys: [], listed: [] };
    await renderSettled(<HandinExchangeDialog {...dialog} onClose={() => {}} />);
    await user.click(screen.getByRole('button', { name: 'Save work file' }));
    await waitFor(async () => expect(await ownLetters()).toEqual([]));
    expect(saves).toHaveBeenCalledTimes(1);
  });

  it('is sent under Exchange files, and is not sent again', async () => {
    const file = await toFileRecord(pdf, 'work.pdf');
    await writeToDevice(...submitHandinChanges(unit, file));
    const dialog = { student: aarav, sections: undefined, keys: [], listed: [] };
    const { unmount } = await renderSettled(
      <HandinExchangeDialog {...dialog} onClose={() => {}} />,
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Send to' }), 'FAC-0118');
    await user.click(screen.getByRole('button', { name: 'Send to Dr. Vikram Iyer' }));
    expect(await screen.findByText('Sent to Dr. Vikram Iyer.')).toBeVisible();
    unmount();
    await renderSettled(<HandinExchangeDialog {...dialog} onClose={() => {}} />);
    expect(screen.queryByRole('button', { name: /^Send to/ })).not.toBeInTheDocument();
  });

  it('that is withdrawn before is not sent', async () => {
    mockSend.mockResolvedValue();
    await renderSettled(<Section />);
    await handIn();
    await screen.findByText('Waiting to be sent.', { exact: false });
    expect(await sending().findByText(`Waits to be sent to ${rao}`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    await user.click(screen.getByRole('button', { name: 'Withdraw it' }));
    await waitFor(async () => expect(await ownLetters()).toEqual([]));
  });

  it('cannot be sent at a college without a drop box', async () => {
    mockRecord = { kind: 'student', student: aarav };
    await renderSettled(<Section />);
    await handIn();
    expect(await screen.findByText(/^Handed in \. File made\.$/)).toBeVisible();
    await waitFor(() => expect(saves).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('region', { name: 'Sending' })).not.toBeInTheDocument();
  });
});

describe('Work in letters', () => {
  const item = { id: 'unit-1', name: 'Unit 1', section: '1CSE33', due: '2027-11-20' };

  /** The changes of work that came in a letter, sealed with the key of `by`. */
  async function arrived(by = aarav.rollNumber): Promise<Change[]> {
    const file = await toFileRecord(pdf, 'work.pdf');
    const [, handin] = submitHandinChanges(unit, file);
    const handins = new Map([['unit-1', handin!.to(null as never) as never]]);
    const payload = makeHandins(aarav, handedIn(handins));
    const written = await writeExchange('handins', payload, new Map([[file.sha256, pdf]]));
    const stored = await toFileRecord(written, 'handins');
    const letter: InLetter = {
      ...{ id: '1'.repeat(64), letter: '1'.repeat(32), direction: 'in', kind: 'handins' },
      ...{ state: 'new', at: '2026-11-20T09:00:00.000Z', with: by, file: stored.id },
    };
    return [put('files', stored), put('letters', letter)];
  }

  const open = async () => {
    await renderSettled(
      <>
        <SentAssignments
          items={[item]}
          sections={[]}
          sizes={new Map()}
          students={[aarav]}
          loadComparison={() => Promise.reject(new Error('not asked for'))}
          empty={null}
        />
        <ToastRegion />
      </>,
    );
    await user.click(await screen.findByRole('button', { name: /^Open 1 new file of work/ }));
    return within(await screen.findByRole('dialog', { name: 'New work' }));
  };

  beforeEach(() => {
    mockRecord = { kind: 'teacher', drop: { key: 'AA' } };
  });

  it('is imported in one press with the list of files, and says what became of the receipt', async () => {
    await writeToDevice(...(await arrived()));
    const dialog = await open();
    expect(await dialog.findByRole('list', { name: 'Opened files' })).toHaveTextContent(
      'From Aarav Sharma, 25CSE1042, by the key of the record',
    );
    await user.click(await dialog.findByRole('button', { name: 'Import 1 file of work' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText(/new file of work/)).not.toBeInTheDocument();
    await renderSettled(<ReceivedWork assignment="unit-1" />);
    const work = screen.getByRole('list', { name: 'Handed in by file' });
    expect(work).toHaveTextContent('It came in a letter. The receipt is sent.');
    const receipt: OutLetter = {
      ...{ id: '2'.repeat(32), direction: 'out', kind: 'received', re: '1'.repeat(32), about: [] },
      ...{ state: 'waiting', at: '2026-11-20T09:00:00.000Z', with: aarav.rollNumber },
    };
    await writeToDevice(put('letters', receipt));
    expect(work).toHaveTextContent('The receipt waits to be sent.');
    await writeToDevice(put('letters', { ...receipt, state: 'failed', problem: 'noBox' }));
    expect(work).toHaveTextContent('The receipt could not be sent.');
  });

  it('of somebody else than the key says is refused', async () => {
    await writeToDevice(...(await arrived('25CSE1058')));
    const dialog = await open();
    expect(
      await dialog.findByText(/^It is from the record of 25CSE1058 and names Aarav Sharma/),
    ).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
    expect(workspace.records('received').size).toBe(0);
  });

  it('is in the bell, which leads to the assignments', async () => {
    await writeToDevice(...(await arrived()));
    await renderSettled(
      <BellList side="faculty" timeZone="Asia/Kolkata" published={[]} onUnread={() => {}} />,
    );
    expect(screen.getByRole('link', { name: '1 new file of work from 1 student' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/faculty-assignments\/?$/),
    );
    await writeToDevice(remove('letters', '1'.repeat(64)));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
