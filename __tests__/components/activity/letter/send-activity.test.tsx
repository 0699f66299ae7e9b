import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { filledActivity } from '@/__tests__/components/activity/model/filled-activity';
import { makeFilesReadable } from '@/__tests__/components/readable-file';
import { catchSavedFiles } from '@/__tests__/components/saved-files';
import { renderSettled, wipeDevice, writeToDevice } from '@/__tests__/components/settle';
import { submitActivityChanges } from '@/components/activity/model/activity-write';
import { YourActivities } from '@/components/activity/student/your-activities';
import { ToastRegion } from '@/components/page/toast-region';
import { activityRules } from '@/content/campus';
import { student } from '@/content/student';
import { changeLetter } from '@/lib/drop/letters';
import { workspace } from '@/lib/store/device';
import { courier, ownLetters } from './fake-courier';

const name = 'Dr. Ananya Rao';
const box = { teacher: 'FAC-0117', name, put: '0', get: '1', key: 'AA' };
const mockBoxes = [box];
jest.mock('@/components/session/use-current-record', () => ({
  useSends: () => true,
  useCurrentRecord: () => ({
    flag: { name: 'somebody' },
    record: { kind: 'student', drop: mockBoxes },
  }),
}));

const mockSend = jest.fn<Promise<void>, []>();
jest.mock('@/lib/drop/start', () => ({ sendNow: () => mockSend() }));
const mockFits = jest.fn<boolean, []>();
// jsdom cannot compress.
jest.mock('@/lib/drop/letter', () => ({ isSendable: () => Promise.resolve(mockFits()) }));

catchSavedFiles();
beforeAll(makeFilesReadable);
beforeEach(() => {
  mockBoxes.splice(0, mockBoxes.length, box);
  mockFits.mockReturnValue(true);
  mockSend.mockImplementation(courier({ state: 'sent', sentAt: '2026-11-20T09:30:00.000Z' }));
});
afterEach(wipeDevice);

const open = () =>
  renderSettled(
    <>
      <YourActivities activities={[]} student={student} keys={[]} rules={activityRules} />
      <ToastRegion />
    </>,
  );
const user = userEvent.setup();
const row = () => screen.getByRole('row', { name: new RegExp(filledActivity.name) });

/** Fills in the form of a new activity. */
async function fillIn() {
  await user.click(screen.getByRole('button', { name: 'Submit for Approval' }));
  const form = within(await screen.findByRole('dialog', { name: 'Submit for Approval' }));
  await user.click(form.getByRole('textbox', { name: 'Name' }));
  await user.paste(filledActivity.name);
  await user.selectOptions(form.getByRole('combobox', { name: 'Category' }), 'Course');
  await user.type(form.getByRole('textbox', { name: 'Hours' }), '30');
  await user.click(form.getByRole('textbox', { name: 'Organiser' }));
  await user.paste(filledActivity.issuer);
  await user.type(form.getByLabelText('Date'), '2025-10-01');
  const pdf = new File(['%PDF-1.4'], 'certificate.pdf', { type: 'application/pdf' });
  await user.upload(form.getByLabelText('Evidence'), pdf);
  await form.findByText('certificate.pdf');
  return form;
}

async function submitted() {
  await writeToDevice(...submitActivityChanges(filledActivity, null, '2026-11-21'));
  await open();
}

describe('submitting an activity', () => {
  it('waits to be sent without a connection', async () => {
    mockSend.mockResolvedValue();
    await open();
    const form = await fillIn();
    await user.click(form.getByRole('button', { name: `Send to ${name}` }));
    expect(await screen.findByText(/It waits to be sent to Dr\. Ananya Rao/)).toBeVisible();
    await waitFor(() => expect(row()).toHaveTextContent(`Waits to be sent to ${name}`));
  });

  it('is saved, and says so, if it is too large for a letter', async () => {
    mockFits.mockReturnValue(false);
    await open();
    const form = await fillIn();
    await user.click(form.getByRole('button', { name: `Send to ${name}` }));
    expect(
      await screen.findByText(/not sent: It is too large to be sent\. Save it as a file/),
    ).toBeVisible();
    expect(row()).toHaveTextContent('Not sent yet');
    expect(await ownLetters()).toEqual([]);
  });

  it('asks which teacher if there are several', async () => {
    mockBoxes.push({ ...mockBoxes[0]!, teacher: 'FAC-0118', name: 'Dr. Vikram Iyer' });
    await open();
    const form = await fillIn();
    expect(form.getByRole('button', { name: 'Submit for Approval' })).toBeVisible();
    await user.selectOptions(form.getByRole('combobox', { name: 'Send to' }), 'FAC-0118');
    await user.click(form.getByRole('button', { name: 'Send to Dr. Vikram Iyer' }));
    expect(await screen.findByText(/Sent to Dr\. Vikram Iyer\.$/)).toBeVisible();
  });

  it('can be a file for somebody without a box', async () => {
    await open();
    const form = await fillIn();
    await user.selectOptions(form.getByRole('combobox', { name: 'Send to' }), 'file');
    await user.click(form.getByRole('button', { name: 'Submit for Approval' }));
    expect(await screen.findByText(/given to your browser to save/)).toBeVisible();
    expect(await ownLetters()).toEqual([]);
  });
});

describe('an activity that was saved before', () => {
  it('is sent under Send again, and is not sent again', async () => {
    await submitted();
    expect(row()).toHaveTextContent('Not sent yet');
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    await user.click(await screen.findByRole('button', { name: `Send to ${name}` }));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText(`Sent to ${name}.`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByRole('button', { name: 'Save request file' })).toBeVisible();
    expect(screen.queryByRole('button', { name: `Send to ${name}` })).not.toBeInTheDocument();
  });

  it('is sent from its details, which then have the times', async () => {
    await submitted();
    await user.click(screen.getByRole('button', { name: `Manage ${filledActivity.name}` }));
    await user.click(await screen.findByRole('button', { name: `Send to ${name}` }));
    const line = `With ${name} since`;
    await waitFor(() => expect(row()).toHaveTextContent(line));
    const [letter] = await ownLetters();
    await writeToDevice(
      changeLetter(letter!.id, 'out', { state: 'seen', seenAt: '2026-11-20T10:00:00.000Z' }),
    );
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/, seen 20 Nov(?: 2026)?/)).toBeVisible();
    expect(dialog.getByText(new RegExp(`^${line}`))).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Send/ })).not.toBeInTheDocument();
  });

  it('says why it cannot be sent, until a file has it', async () => {
    mockSend.mockImplementation(courier({ state: 'failed', problem: 'noBox' }));
    await submitted();
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    await user.click(await screen.findByRole('button', { name: `Send to ${name}` }));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText(/^The college has no box for it any more\./)).toBeVisible();
    expect(row()).toHaveTextContent('Not sent: save it as a file');
    await user.click(dialog.getByRole('button', { name: 'Save request file' }));
    await waitFor(() => expect(workspace.records('letters').size).toBe(0));
    expect(row()).toHaveTextContent('File made, not sent yet');
  });
});

test('a student of a college without a drop box sees nothing of it', async () => {
  mockBoxes.length = 0;
  await submitted();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByRole('button', { name: 'Save request file' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Send to' })).not.toBeInTheDocument();
  expect(mockSend).not.toHaveBeenCalled();
});
