import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OpenFiles } from '@/components/exchange/open-files';
import type { Plan, PlanEntry } from '@/components/exchange/model/plan';
import { ExchangeError } from '@/components/exchange/model/problem';
import type { OpenedFile } from '@/components/exchange/model/file';
import type { Signature } from '@/components/exchange/model/signature';
import { ToastRegion } from '@/components/page/toast-region';
import { Dialog } from '@/components/ui/dialog';
import { workspace } from '@/lib/store/device';
import { put } from '@/lib/store/record';
import { toastStore } from '@/lib/toast/toast';
import { wipeDevice } from '../settle';
import { facultyKey as key } from './faculty-key';

const madeAt = '2026-01-31T09:30:00.000Z';
const unsigned: Signature = { state: 'unsigned', key: null };

/** A decision file with this many decisions, already read. */
function opened(name: string, count = 1, signature = unsigned): OpenedFile<'decisions'> {
  const item = (index: number) => ({
    activity: `activity-${index}`,
    revision: 'b'.repeat(64),
    name: `${name} ${index}`,
    what: 'approved' as const,
    at: madeAt,
    by: key.name,
  });
  return {
    name,
    sha256: Buffer.from(name).toString('hex').padEnd(64, '0').slice(0, 64),
    contents: new Map(),
    signature,
    payload: {
      madeAt,
      student: { name: 'Aarav Sharma', rollNumber: '25CSE1042' },
      by: { name: key.name, employeeId: key.employeeId },
      items: Array.from({ length: count }, (_, index) => item(index)),
    },
  };
}

const file = (name: string) => new File(['{}'], name, { type: 'application/json' });
const flagChange = put('flags', { id: 'read:it', at: madeAt });

function planAll(files: readonly OpenedFile<'decisions'>[], taken = true): Plan {
  const entries = files.flatMap(({ payload }) =>
    payload.items.map(({ name, by }): PlanEntry => ({
      key: name,
      title: name,
      detail: by,
      outcome: taken ? 'Will be recorded as approved.' : 'Left out: already recorded.',
      taken,
    })),
  );
  return { entries, changes: taken ? [flagChange] : [] };
}

function open(
  known: readonly OpenedFile<'decisions'>[],
  plan: (files: readonly OpenedFile<'decisions'>[]) => Plan = (files) => planAll(files),
) {
  const read = jest.fn(({ name }: File) => {
    const found = known.find((one) => one.name === name);
    return found
      ? Promise.resolve({ ...found, payload: { ...found.payload } })
      : Promise.reject(new ExchangeError('It is a request file. Open it elsewhere.'));
  });
  const onClose = jest.fn();
  render(
    <>
      <Dialog title="Import decisions" onClose={onClose}>
        <OpenFiles kind="decisions" read={read} plan={plan} />
      </Dialog>
      <ToastRegion />
    </>,
  );
  const user = userEvent.setup();
  const choose = (...names: string[]) =>
    user.upload(screen.getByLabelText('Open a file'), names.map(file));
  return { user, choose, read, onClose };
}

const record = (name: string | RegExp) => screen.findByRole('button', { name });
const files = () => within(screen.getByRole('list', { name: 'Opened files' }));

beforeAll(async () => {
  await workspace.load('flags');
});

afterEach(wipeDevice);

describe('opened files', () => {
  it.each<[string, Signature, string]>([
    [
      'a published key',
      { state: 'signed', key },
      'Signed by Dr. Ananya Rao, key published by the college',
    ],
    ['no key', unsigned, 'Not signed: will be recorded from a file'],
    [
      'an unknown key',
      { state: 'unknown', key: null },
      'Signed with a key that the college does not publish: will be recorded from a file',
    ],
  ])('show their sender and that they are signed with %s', async (_, signature, text) => {
    const { choose } = open([opened('may.json', 2, signature)]);
    await choose('may.json');
    await record('Import 2 decisions');
    expect(files().getByText(text)).toBeVisible();
    expect(files().getByText('Dr. Ananya Rao').parentElement).toHaveTextContent(
      /^From Dr\. Ananya Rao$/,
    );
    expect(files().getByText(/^Made 31 Jan 2026/)).toHaveTextContent(/2 decisions$/);
  });

  it('change nothing before the import, and then everything with one undo', async () => {
    const { user, choose, onClose } = open([opened('may.json'), opened('june.json')]);
    await choose('may.json', 'june.json');
    const button = await record('Import 2 decisions');
    expect(screen.getByText('Nothing has changed yet.')).toBeVisible();
    expect(workspace.records('flags').size).toBe(0);
    await user.click(button);
    expect(workspace.records('flags').size).toBe(1);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(
      screen.getByText(
        // This browser has no database, so nothing is saved.
        'Not saved, only shown until you leave this page: 2 decisions imported.',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Undo: / }));
    expect(workspace.records('flags').size).toBe(0);
  });

  it('are planned again on import', async () => {
    let taken = true;
    const { user, choose, onClose } = open([opened('may.json')], (all) => planAll(all, taken));
    await choose('may.json');
    const button = await record('Import 1 decision');
    taken = false;
    await user.click(button);
    expect(await screen.findByText(/^Nothing in this file is new/)).toBeVisible();
    expect(workspace.records('flags').size).toBe(0);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('are opened only once, whatever their names', async () => {
    const copy = { ...opened('may.json'), name: 'may (1).json' };
    const { choose } = open([opened('may.json'), copy]);
    await choose('may.json', 'may (1).json');
    expect(await record('Import 1 decision')).toBeVisible();
    expect(files().getAllByRole('listitem')).toHaveLength(1);
  });

  it('say when nothing is new, and the button does nothing', async () => {
    const { user, choose, onClose } = open([opened('may.json'), opened('june.json')], (all) =>
      planAll(all, false),
    );
    await choose('may.json', 'june.json');
    const button = await record('Import decisions');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(
      'Nothing in these files is new. Nothing was changed.',
    );
    await user.click(button);
    expect(onClose).not.toHaveBeenCalled();
    expect(toastStore.snapshot()).toHaveLength(0);
  });

  it('with very many entries show the first ones, and all on request', async () => {
    const { user, choose } = open([opened('may.json', 1000)]);
    await choose('may.json');
    await record('Import 1,000 decisions');
    const list = screen.getByRole('list', { name: 'To be imported: 1,000' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Show all 1,000' }));
    expect(within(list).getAllByRole('listitem')).toHaveLength(1000);
    expect(list).toHaveFocus();
  });
});

describe('refused files', () => {
  it('are named with the error, next to the valid files', async () => {
    const { choose } = open([opened('may.json')]);
    await choose('request.json', 'may.json');
    expect(await record('Import 1 decision')).toBeVisible();
    const alert = within(screen.getByRole('group', { name: 'request.json was not opened' }));
    expect(alert.getByText('request.json was not opened. Nothing was changed.')).toBeVisible();
    expect(alert.getByText('It is a request file. Open it elsewhere.')).toBeVisible();
  });

  it('may be folders, which are not read', async () => {
    const { read } = open([]);
    const item = (name: string, isDirectory: boolean) => ({
      kind: 'file',
      webkitGetAsEntry: () => ({ name, isDirectory }),
    });
    const folder = file('decisions');
    fireEvent.drop(screen.getByLabelText('Open a file'), {
      dataTransfer: { types: ['Files'], items: [item('decisions', true)], files: [folder] },
    });
    expect(
      await screen.findByText('It is a folder. Open it and choose the files in it.'),
    ).toBeVisible();
    expect(read).not.toHaveBeenCalled();
  });

  it('stay listed while a large file loads, which is shown', async () => {
    let finish: (file: OpenedFile<'decisions'>) => void = () => {};
    const slow = new Promise<OpenedFile<'decisions'>>((resolve) => (finish = resolve));
    const read = ({ name }: File) =>
      name === 'large.json' ? slow : Promise.reject(new Error('gone'));
    render(<OpenFiles kind="decisions" read={read} plan={(all) => planAll(all)} />);
    const user = userEvent.setup();
    await user.upload(
      screen.getByLabelText('Open a file'),
      ['broken.json', 'large.json'].map(file),
    );
    expect(await screen.findByText('It cannot be read (gone). Choose it again.')).toBeVisible();
    expect(screen.getByText('Reading 1 file …')).toBeVisible();
    await act(async () => finish(opened('large.json')));
    expect(await record('Import 1 decision')).toBeVisible();
    expect(screen.queryByText(/^Reading/)).not.toBeInTheDocument();
  });
});
