import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackupReminder } from '@/components/device/backup-reminder';
import { ImportDialog, ImportProblem } from '@/components/device/import-dialog';
import { exportEverything, slugify } from '@/components/device/model/export';
import { ThisDevice } from '@/components/device/this-device';
import { Announcer } from '@/components/ui/announcer';
import { applyTheme } from '@/lib/browser/theme';
import { currentRecord } from '@/lib/record/current';
import type { OpenedRecord } from '@/lib/record/person';
import { workspace } from '@/lib/store/device';
import { change, put, remove, type Records } from '@/lib/store/record';
import { toastStore } from '@/lib/toast/toast';
import { wipeDevice, writeToDevice } from '../settle';

const at = '2026-01-31T09:30:00.000Z';
const texts = () => toastStore.snapshot().map(({ text }) => text);

/** Shows the card and waits until the store has loaded. */
async function open() {
  render(
    <>
      <ThisDevice owner="25CSE1042" />
      <Announcer />
    </>,
  );
  await screen.findByText(/storage is blocked by the browser/);
}

afterEach(wipeDevice);

const nothing = 'Nothing is stored on this device yet.';
const comeAgain = /Letters and messages of the last weeks .* come again\./;

function valueOf(name: string): string | null | undefined {
  return screen.getByText(name).nextElementSibling?.textContent;
}

describe('This device', () => {
  test('lists the kinds of records that are stored, or says that nothing is stored', async () => {
    await open();
    expect(await screen.findByText(nothing)).toBeVisible();
    await writeToDevice(put('flags', { id: 'read:one', at }));
    expect(valueOf('Read and dismissed')).toBe('1');
    expect(screen.queryByText('Achievements')).not.toBeInTheDocument();
    expect(screen.queryByText(nothing)).not.toBeInTheDocument();
    await writeToDevice(remove('flags', 'read:one'));
    expect(screen.queryByText('Read and dismissed')).not.toBeInTheDocument();
    expect(screen.getByText(nothing)).toBeVisible();
  });

  test('shows whether the browser stores data', async () => {
    await open();
    expect(valueOf('Stored by this browser')).toBe('No: storage is blocked by the browser');
    expect(valueOf('Last export')).toBe('Never');
  });

  test('says in words how much is stored and how old its copy is', async () => {
    await open();
    const activity = { id: 'own-1', at, origin: 'content', status: 'Pending', changed: at };
    await writeToDevice(put('activities', activity as never));
    expect(screen.getByText(/1 request, no copy yet\.$/)).toBeVisible();
    await writeToDevice(put('meta', { id: 'backup', changedAt: null, exportedAt: at } as never));
    expect(screen.getByText(/1 request, last copy [\d,]+ days ago\.$/)).toBeVisible();
  });

  test('has the theme as three choices', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(screen.getByRole('radio', { name: 'Light' }));
    expect(screen.getByText('Always light')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Device' }));
    expect(screen.getByText('Follows your device')).toBeVisible();
  });

  test('lists who sent letters that were not opened, and why', async () => {
    await open();
    expect(screen.queryByText('Letters that were not opened')).not.toBeInTheDocument();
    const letters = [
      { state: 'newer', release: 'this' },
      { state: 'newer', release: 'this' },
      { state: 'left' },
      { state: 'refused', reason: 'damaged' },
      { state: 'refused' },
      { state: 'taken' },
    ] as const;
    await writeToDevice(
      ...letters.map((letter, index) =>
        put('letters', {
          ...{ id: `${index}a`.repeat(32), direction: 'in', at, kind: 'request' },
          ...{ with: '25CSE1042', ...letter },
        }),
      ),
    );
    const heading = screen.getByRole('heading', { name: 'Letters that were not opened' });
    const items = within(heading.parentElement!).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^2 letters from 25CSE1042Made by a newer version/),
      expect.stringMatching(/^More letters from 25CSE1042They stay on the college’s server/),
      expect.stringMatching(/^1 letter from 25CSE1042Damaged/),
    ]);
  });

  test('offers quarantined records as a file, and removes them with an undo', async () => {
    const user = userEvent.setup();
    await open();
    await writeToDevice(
      put('quarantine', { id: 'a', at, store: 'flags', reason: 'at: is no moment', value: {} }),
    );
    const item = within(screen.getByRole('listitem'));
    expect(item.getByText('Read and dismissed: at: is no moment')).toBeVisible();
    expect(item.getByRole('button', { name: /^Save as file/ })).toBeVisible();
    await user.click(item.getByRole('button', { name: /^Remove/ }));
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
    const undo = toastStore.snapshot().find(({ action }) => action)?.action;
    await act(async () => undo?.run());
    expect(await screen.findByRole('listitem')).toBeVisible();
    await writeToDevice(remove('quarantine', 'a'));
  });

  test('erases everything after confirmation, and restores it', async () => {
    const user = userEvent.setup();
    applyTheme('dark');
    await open();
    await writeToDevice(put('flags', { id: 'read:one', at }));
    await user.click(screen.getByRole('button', { name: 'Erase everything' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Erase everything' }));
    expect(dialog.getByText('Theme').nextElementSibling).toHaveTextContent('Dark');
    expect(dialog.queryByText(comeAgain)).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Erase' }));
    const back = await screen.findByRole('button', { name: 'Restore everything' });
    expect(screen.queryByText('Read and dismissed')).not.toBeInTheDocument();
    expect(screen.getByText(nothing)).toBeVisible();
    expect(texts()).toContainEqual(
      expect.stringContaining('Everything was erased from this device.'),
    );
    await user.click(back);
    expect(valueOf('Read and dismissed')).toBe('1');
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(await screen.findByText('Undone: everything erased')).toBeInTheDocument();
    expect(texts()).not.toContain('Everything was erased from this device.');
    expect(screen.queryByRole('button', { name: 'Restore everything' })).not.toBeInTheDocument();
    act(() => applyTheme('system'));
  });

  test('says before it is erased that letters which still lie in the drop box come again', async () => {
    const user = userEvent.setup();
    const record = { kind: 'student', drop: [] } as unknown as OpenedRecord;
    const signedIn = jest
      .spyOn(currentRecord, 'snapshot')
      .mockReturnValue({ flag: null, problem: null, record });
    await open();
    await writeToDevice(put('flags', { id: 'read:one', at }));
    await user.click(screen.getByRole('button', { name: 'Erase everything' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Erase everything' }));
    expect(dialog.getByText(comeAgain)).toBeVisible();
    signedIn.mockRestore();
  });
});

/** A file whose text is read when the promise says so; jsdom reads no files. */
const fileOf = (name: string, text: Promise<string>) =>
  Object.assign(new File([], name, { type: 'application/json' }), {
    text: () => text,
    slice: () => ({ text: () => Promise.resolve('') }),
  });

test('the later of two chosen files is shown, whichever is read first', async () => {
  const backup = (flags: object[]) =>
    JSON.stringify({ format: 'edify-backup', version: 1, savedAt: at, stores: { flags } });
  let finish = () => {};
  const slowText = new Promise<string>((resolve) => {
    finish = () => resolve(backup([]));
  });
  const slow = fileOf('slow.json', slowText);
  const quick = fileOf('quick.json', Promise.resolve(backup([{ id: 'read:one', at }])));
  render(<ImportDialog onClose={() => {}} />);
  const field = screen.getByLabelText('Exported file');
  await userEvent.upload(field, slow);
  await userEvent.upload(field, quick);
  expect(await screen.findByRole('group', { name: 'quick.json' })).toHaveFocus();
  await act(async () => finish());
  const isAnnounced = '[role="status"] *';
  expect(screen.getByText(/^1 record, exported/, { ignore: isAnnounced })).toBeVisible();
  expect(screen.queryByText('Checking the file…', { ignore: isAnnounced })).not.toBeInTheDocument();
});

test('what is in a chosen file is announced', async () => {
  render(<ImportDialog onClose={() => {}} />);
  const backup = { format: 'edify-backup', version: 1, savedAt: at, stores: { flags: [] } };
  const file = fileOf('mine.json', Promise.resolve(JSON.stringify(backup)));
  await userEvent.upload(screen.getByLabelText('Exported file'), file);
  const status = { selector: '[role="status"] *' };
  expect(await screen.findByText(/^0 records, exported/, status)).toBeInTheDocument();
});

test('a signing key counts as stored data', async () => {
  await open();
  const key = { id: 'signing', at } as unknown as Records['keys'];
  await writeToDevice(put('keys', key));
  expect(valueOf('Signing key, never exported')).toBe('1');
  expect(screen.queryByText(nothing)).not.toBeInTheDocument();
  const message = await act(() => exportEverything('25CSE1042'));
  expect(message).toMatch(/^Only a signing key is stored/);
  await writeToDevice(remove('keys', 'signing'));
});

test('files of deleted records are listed separately until they are erased', async () => {
  await open();
  const blob = new Blob(['A']);
  const file = { name: 'a.pdf', type: '', size: 1, sha256: 'a'.repeat(64), blob };
  await writeToDevice(
    put('files', { ...file, id: 'used' }),
    put('files', { ...file, id: 'unused' }),
    put('profile', { id: 'photo', file: 'used' }),
  );
  expect(valueOf('Files')).toBe('1 (1 kB)');
  expect(valueOf('Deleted files, erased later')).toBe('1 (1 kB)');
  await writeToDevice(
    remove('profile', 'photo'),
    change('files', 'used', () => null),
    change('files', 'unused', () => null),
  );
});

test('a long list of problems shows the first ones and the number of the rest', () => {
  const problems = Array.from({ length: 53 }, (_, index) => ({
    location: `record ${index}`,
    wrong: 'is wrong',
    todo: 'Export again.',
  }));
  render(<ImportProblem name="mine.json" problems={problems} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  expect(screen.getByText('and 33 more')).toBeVisible();
  expect(
    screen.getByRole('group', { name: /cannot be imported\. Nothing was changed\./ }),
  ).toHaveFocus();
});

test('a name becomes part of a file name', () => {
  expect(['25CSE1042', '@ananya.rao', '../../x', ''].map(slugify)).toEqual([
    '25CSE1042',
    'ananya.rao',
    'x',
    'device',
  ]);
});

describe('the reminder to make a backup', () => {
  const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
  const reminders = () => texts().filter((text) => text.includes('not been backed up for a week'));

  async function remindAfter(changedAt: string) {
    const { unmount } = render(<BackupReminder settings="/Settings/" />);
    await writeToDevice(put('meta', { id: 'backup', changedAt, exportedAt: null }));
    await act(async () => void (await workspace.all('flags')));
    unmount();
  }

  test('appears after a week, once a day', async () => {
    await remindAfter(days(6));
    expect(reminders()).toHaveLength(0);
    await remindAfter(days(8));
    expect(reminders()).toHaveLength(1);
    expect(await workspace.all('flags')).toHaveLength(1);
    await writeToDevice(put('flags', { id: 'reminded:backup', at: days(1) }));
    await remindAfter(days(9));
    expect((await workspace.all('flags'))[0]?.at.slice(0, 10)).toBe(days(0).slice(0, 10));
  });
});
