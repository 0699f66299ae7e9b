import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { courier, ownLetters } from '@/__tests__/components/activity/letter/fake-courier';
import { makeFilesReadable } from '@/__tests__/components/readable-file';
import { renderSettled, wipeDevice } from '@/__tests__/components/settle';
import { QueryDialog } from '@/components/shell/query/query-dialog';
import { workspace } from '@/lib/store/device';

const mockRecord: { kind: string; drop?: object } = { kind: 'student' };
jest.mock('@/components/session/use-current-record', () => ({
  useCurrentRecord: () => ({ record: mockRecord }),
}));
const mockSend = jest.fn<Promise<void>, []>();
jest.mock('@/lib/drop/start', () => ({ sendNow: () => mockSend() }));
// jsdom cannot compress.
jest.mock('@/lib/drop/letter', () => ({ isSendable: () => Promise.resolve(true) }));

const user = userEvent.setup();
const office = { put: '0', key: 'AA' };
const box = { teacher: 'FAC-0117', name: 'Dr. Ananya Rao', put: '1', get: '2', key: 'AA' };

async function open(drop?: object) {
  delete mockRecord.drop;
  if (drop) mockRecord.drop = drop;
  await renderSettled(<QueryDialog email="records@college.example" onClose={() => {}} />);
}

async function ask(text: string) {
  await user.click(screen.getByRole('textbox', { name: 'Your question' }));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Send to the office' }));
}

beforeAll(makeFilesReadable);
beforeEach(() => mockSend.mockImplementation(courier({ state: 'sent' })));
afterEach(wipeDevice);

test('a query goes to the office in a letter, with its subject and the page', async () => {
  let text = '';
  mockSend.mockImplementation(async () => {
    const [letter] = await ownLetters();
    text = await (await workspace.read('files', letter!.file!))!.blob.text();
    await courier({ state: 'sent' })();
  });
  await open([{ ...box, office }]);
  await ask('My name is wrong.');
  expect(await screen.findByText('Sent to the office.')).toBeVisible();
  expect(await ownLetters()).toMatchObject([{ kind: 'query', with: 'office', state: 'sent' }]);
  expect(text).toMatch(/^A query about my record\n\nMy name is wrong\.\n\n--\nPage: http/);
});

test('without a connection a query waits, and one that cannot be sent goes by email', async () => {
  mockSend.mockImplementation(async () => {});
  await open([{ ...box, office }]);
  await ask('My name is wrong.');
  expect(
    await screen.findByText('It is sent to the office as soon as there is a connection.'),
  ).toBeVisible();
  expect(await ownLetters()).toMatchObject([{ state: 'waiting' }]);
  mockSend.mockImplementation(courier({ state: 'failed', problem: 'notSetUp' }));
  await ask('My photo is wrong.');
  expect(
    await screen.findByText(
      'Not sent to the office. The college’s web server takes no letters. Open it in your email program.',
    ),
  ).toBeVisible();
});

test('a query that waited and could not be sent is in the dialog, and is tried again', async () => {
  mockSend.mockImplementation(async () => {});
  await open([{ ...box, office }]);
  await ask('My name is wrong.');
  await screen.findByText(/as soon as there is a connection/);
  cleanup();
  await courier({ state: 'failed', problem: 'notSetUp' })();
  await open([{ ...box, office }]);
  const failed = await screen.findByRole('group', { name: 'A letter to the office was not sent' });
  expect(failed).toHaveTextContent('The college’s web server takes no letters.Try again');
  mockSend.mockImplementation(courier({ state: 'sent' }));
  await user.click(within(failed).getByRole('button', { name: /^Try again/ }));
  await waitFor(() => expect(failed).not.toBeInTheDocument());
  expect(await ownLetters()).toMatchObject([{ kind: 'query', state: 'sent' }]);
});

test('an empty or a long query is not sent', async () => {
  await open([{ ...box, office }]);
  await ask(' ');
  expect(await screen.findByText('Enter your question.')).toBeVisible();
  await ask('x'.repeat(4001));
  expect(await screen.findByText('Use at most 4,000 characters.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveFocus();
  expect(await ownLetters()).toEqual([]);
});

test.each([undefined, [box]])('without a box of the office, a query is an email', async (drop) => {
  await open(drop);
  expect(screen.getByText('records@college.example')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Open in email program' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send to the office' })).not.toBeInTheDocument();
});
