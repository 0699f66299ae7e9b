import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StudentProfiles } from '@/components/activity/faculty/student-profiles';
import { submitActivityChanges } from '@/components/activity/model/activity-write';
import { ToastRegion } from '@/components/page/toast-region';
import { studentRows } from '@/content/faculty';
import { student } from '@/content/student';
import { workspace } from '@/lib/store/device';
import { remove } from '@/lib/store/record';
import { makeFilesReadable } from '../../readable-file';
import { loadDevice, wipeDevice, writeToDevice } from '../../settle';
import { filledActivity } from '../model/filled-activity';
import { profilesContent } from './profiles-content';

beforeAll(makeFilesReadable);
beforeAll(loadDevice);

afterEach(wipeDevice);

function open(rows = studentRows) {
  const user = userEvent.setup();
  render(
    <>
      <StudentProfiles {...profilesContent} rows={rows} />
      <ToastRegion />
    </>,
  );
  return user;
}

type User = ReturnType<typeof open>;

/** Closes the topmost dialog. */
const close = (user: User) => user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);

const status = (name: string, state: string) =>
  screen.findByRole('button', { name: `Status of ${name}: ${state}` });

async function choose(user: User, button: HTMLElement, option: string) {
  await user.click(button);
  await user.click(await screen.findByRole('option', { name: option }));
}

const submit = () => writeToDevice(...submitActivityChanges(filledActivity, null, '2026-11-21'));

describe('choosing a status from its list', () => {
  it('can have a reason for an approval', async () => {
    const user = open();
    await choose(user, await status('Aarav Sharma', 'Pending'), 'Approve with a reason…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve' }));
    fireEvent.change(dialog.getByRole('textbox', { name: 'Reason' }), {
      target: { value: 'Checked with the issuer.' },
    });
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    await user.click(await status('Aarav Sharma', 'Approved'));
    expect(await screen.findByRole('option', { name: 'Approve' })).toBeVisible();
    expect(screen.queryByRole('option', { name: /with a reason/ })).not.toBeInTheDocument();
    expect(workspace.records('decisions').get('aarav-sharma')?.history).toMatchObject([
      { what: 'approved', reason: 'Checked with the issuer.' },
    ]);
  });
});

describe('a typed reason', () => {
  const drafts = () => [...workspace.records('drafts').values()].map(({ fields }) => fields);

  async function ask(user: User, option = 'Reject…', title = 'Reject') {
    await choose(user, await status('Aarav Sharma', 'Pending'), option);
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    return { dialog, field: dialog.getByRole('textbox', { name: 'Reason' }) };
  }

  it('is saved when the dialog closes, and is used for the decision', async () => {
    const user = open();
    const first = await ask(user);
    fireEvent.change(first.field, { target: { value: 'Another name.' } });
    await close(user);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const { dialog, field } = await ask(user);
    expect(field).toHaveValue('Another name.');
    expect(dialog.getByText(/^Your draft from /)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await status('Aarav Sharma', 'Rejected')).toBeVisible();
    expect(drafts()).toEqual([]);
  });

  it('is used by an approval too, and comes back with Undo', async () => {
    const user = open();
    const { field } = await ask(user, 'Ask for a change…', 'Ask for a change');
    fireEvent.change(field, { target: { value: 'Scan it again.' } });
    await close(user);
    await choose(user, await status('Aarav Sharma', 'Pending'), 'Approve');
    expect(await status('Aarav Sharma', 'Approved')).toBeVisible();
    expect(drafts()).toEqual([]);
    await user.click(screen.getByRole('button', { name: /^Undo: / }));
    expect(await status('Aarav Sharma', 'Pending')).toBeVisible();
    expect(drafts()).toEqual([{ reason: 'Scan it again.' }]);
  });

  it('stays with its own row and can be discarded', async () => {
    const user = open();
    const { field } = await ask(user);
    fireEvent.change(field, { target: { value: 'Another name.' } });
    await close(user);
    await choose(user, await status('Kabir Singh', 'Pending'), 'Reject…');
    expect(await screen.findByRole('textbox', { name: 'Reason' })).toHaveValue('');
    await close(user);
    const again = await ask(user);
    await user.click(again.dialog.getByRole('button', { name: 'Discard draft' }));
    expect(again.field).toHaveValue('');
    expect(drafts()).toEqual([]);
  });
});

test('the details of a submission show its facts and history, and offer decisions', async () => {
  await submit();
  const user = open();
  await user.click(screen.getByRole('button', { name: `${student.name} ${filledActivity.name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: filledActivity.name }));
  for (const text of [student.rollNumber, 'Coding Club', 'Submitted', 'No file on this device.'])
    expect(dialog.getByText(text)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect([...workspace.records('activities').values()][0]?.fields.status).toBe('Approved');
});

describe('all student profiles', () => {
  async function openAll(user: User) {
    await user.click(screen.getByRole('button', { name: 'View All student profiles' }));
    return within(await screen.findByRole('dialog', { name: 'All student profiles' }));
  }

  it('can be searched and sorted, and reset when nothing matches', async () => {
    const user = open();
    const all = await openAll(user);
    await user.type(all.getByRole('searchbox'), 'nptel');
    expect(await all.findByText('2 of 6 rows')).toBeVisible();
    await user.click(all.getByRole('button', { name: 'Roll no' }));
    expect(all.getAllByRole('rowheader')[0]).toHaveTextContent('Diya Nair');
    await user.type(all.getByRole('searchbox'), 'x');
    await user.click(await all.findByRole('button', { name: 'Clear filters' }));
    expect(await all.findByText('6 rows')).toBeVisible();
    expect(all.getByRole('searchbox')).toHaveFocus();
  });

  it('can be decided on together, with one reason', async () => {
    const user = open();
    const all = await openAll(user);
    await user.click(all.getByRole('checkbox', { name: 'Choose Aarav Sharma' }));
    await user.click(all.getByRole('checkbox', { name: 'Choose Diya Nair' }));
    expect(all.getByRole('button', { name: 'Approve 1' })).toBeVisible();
    await user.click(all.getByRole('button', { name: 'Reject 2' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject' }));
    fireEvent.change(dialog.getByRole('textbox', { name: 'One reason for all' }), {
      target: { value: 'Too late.' },
    });
    await user.click(dialog.getByRole('button', { name: 'Reject: 2' }));
    await waitFor(() => expect(workspace.records('decisions').size).toBe(2));
    for (const { status: storedStatus, history } of workspace.records('decisions').values())
      expect([storedStatus, history[0]?.reason]).toEqual(['Rejected', 'Too late.']);
  });

  it('keep the shared reason when its dialog closes', async () => {
    const user = open();
    const all = await openAll(user);
    await user.click(all.getByRole('checkbox', { name: 'Choose Aarav Sharma' }));
    await user.click(all.getByRole('checkbox', { name: 'Choose Diya Nair' }));
    const ask = async () => {
      await user.click(all.getByRole('button', { name: 'Reject 2' }));
      return screen.findByRole('textbox', { name: 'One reason for all' });
    };
    fireEvent.change(await ask(), { target: { value: 'Too late.' } });
    await close(user);
    expect(await ask()).toHaveValue('Too late.');
    await user.click(screen.getByRole('button', { name: 'Reject: 2' }));
    await waitFor(() => expect(workspace.records('decisions').size).toBe(2));
    expect(workspace.records('drafts').size).toBe(0);
  });

  it('can all be selected with one checkbox, and a decision skips those a search hides', async () => {
    const user = open();
    const all = await openAll(user);
    await user.click(all.getByRole('checkbox', { name: 'Choose all shown rows' }));
    expect(all.getByText('6 rows, 6 chosen')).toBeVisible();
    await user.type(all.getByRole('searchbox'), 'kabir');
    await user.click(await all.findByRole('button', { name: 'Approve 1' }));
    await waitFor(() =>
      expect([...workspace.records('decisions').keys()]).toEqual(['kabir-singh']),
    );
  });
});

test('the empty message returns when the only submission is withdrawn', async () => {
  await submit();
  open([]);
  expect(screen.getByRole('table', { name: 'Students' })).toBeVisible();
  const [id] = workspace.records('activities').keys();
  await writeToDevice(remove('activities', id!));
  expect(screen.getByText('No Student Profiles Yet')).toBeVisible();
});
