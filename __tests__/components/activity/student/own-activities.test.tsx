import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeFilesReadable } from '@/__tests__/components/readable-file';
import { loadDevice, wipeDevice, writeToDevice } from '@/__tests__/components/settle';
import { YourActivities } from '@/components/activity/student/your-activities';
import { ToastRegion } from '@/components/page/toast-region';
import { activityRules } from '@/content/campus';
import { activities, student } from '@/content/student';
import { workspace } from '@/lib/store/device';
import { remove } from '@/lib/store/record';

const dialog = () => within(screen.getByRole('dialog'));
const rows = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);
const pdf = () => new File(['%PDF-1.4'], 'certificate.pdf', { type: 'application/pdf' });

beforeAll(async () => {
  makeFilesReadable();
  await loadDevice();
});

/** The files the page offered to view or save, oldest first. */
let files: Blob[] = [];

beforeEach(() => {
  window.history.replaceState(null, '', '/Dashboard/');
  files = [];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  URL.revokeObjectURL = () => {};
});

afterEach(wipeDevice);

function open() {
  const user = userEvent.setup();
  render(
    <main id="main" tabIndex={-1}>
      <YourActivities activities={activities} student={student} keys={[]} rules={activityRules} />
      <ToastRegion />
    </main>,
  );
  return user;
}

type User = ReturnType<typeof open>;

async function fillIn(user: User) {
  await user.click(screen.getByRole('button', { name: 'Submit for Approval' }));
  const form = within(await screen.findByRole('dialog', { name: 'Submit for Approval' }));
  await user.click(form.getByRole('textbox', { name: 'Name' }));
  await user.paste('Poetry Course');
  await user.selectOptions(form.getByRole('combobox', { name: 'Category' }), 'Course');
  await user.type(form.getByRole('textbox', { name: 'Hours' }), '30');
  await user.click(form.getByRole('textbox', { name: 'Organiser' }));
  await user.paste('Arts Club');
  await user.type(form.getByLabelText('Date'), '2025-10-01');
  await user.type(form.getByRole('textbox', { name: /^Credits/ }), '2');
  await user.upload(form.getByLabelText('Evidence'), pdf());
  await form.findByText('certificate.pdf');
  return form;
}

async function submit(user: User) {
  const form = await fillIn(user);
  await user.click(form.getByRole('button', { name: 'Submit for Approval' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

async function manage(user: User, name: string) {
  await user.click(screen.getByRole('button', { name: `Manage ${name}` }));
  return within(await screen.findByRole('dialog', { name }));
}

describe('submitting for approval', () => {
  it('lists the activity first, as pending and on this device only', async () => {
    const user = open();
    await submit(user);
    expect(rows()[0]).toBe('Poetry Course With the teacher since today');
    expect(within(screen.getByRole('row', { name: /Poetry/ })).getByText('Pending')).toBeVisible();
    expect(
      screen.getByText(
        'Not saved, only shown until you leave this page: “Poetry Course” is waiting for approval.',
      ),
    ).toBeVisible();
  });

  it('happens once, however often the button is pressed', async () => {
    const user = open();
    const form = await fillIn(user);
    await user.dblClick(form.getByRole('button', { name: 'Submit for Approval' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(rows()).toHaveLength(9);
  });

  it('shows errors next to the fields and in a summary until they are fixed', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Submit for Approval' }));
    await screen.findByRole('dialog');
    await user.click(dialog().getByRole('button', { name: 'Submit for Approval' }));
    const summary = await dialog().findByRole('group', { name: 'Check the form' });
    expect(summary).toHaveFocus();
    expect(within(summary).getAllByRole('link')).toHaveLength(5);
    expect(summary).toHaveAccessibleDescription(/^Enter the activity name\./);
    const name = dialog().getByRole('textbox', { name: 'Name' });
    expect(name).toHaveAccessibleDescription('Enter the activity name.');
    expect(name).toBeInvalid();
    await user.type(name, 'P');
    expect(name).toBeValid();
    expect(name).toHaveFocus();
    expect(within(summary).getAllByRole('link')).toHaveLength(4);
    expect(rows()).toHaveLength(8);
  });

  it('refuses a file that is not a PDF and accepts one that is', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Submit for Approval' }));
    const field = await screen.findByLabelText('Evidence');
    await user.upload(field, new File(['hello'], 'fake.pdf', { type: 'application/pdf' }));
    const problem = /fake\.pdf is named a PDF but its content is not/;
    await waitFor(() => expect(field).toHaveAccessibleDescription(problem));
    const summary = dialog().getByRole('group', { name: 'Check the form' });
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent(problem);
    await user.upload(field, pdf());
    await dialog().findByText('certificate.pdf');
    await waitFor(() => expect(field).not.toHaveAccessibleDescription(problem));
    await user.click(dialog().getByRole('button', { name: 'Remove certificate.pdf' }));
    await waitFor(() => expect(dialog().queryByText('certificate.pdf')).not.toBeInTheDocument());
    expect(field).toHaveFocus();
  });

  it('keeps the draft when the dialog closes, and offers to discard it', async () => {
    const user = open();
    await fillIn(user);
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Submit for Approval' }));
    expect(await screen.findByDisplayValue('Poetry Course')).toBeVisible();
    expect(dialog().getByText('certificate.pdf')).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Discard draft' }));
    await waitFor(() => expect(dialog().getByRole('textbox', { name: 'Name' })).toHaveValue(''));
    expect(dialog().queryByText('certificate.pdf')).not.toBeInTheDocument();
    await user.click(dialog().getByRole('button', { name: 'Undo' }));
    expect(await screen.findByDisplayValue('Poetry Course')).toBeVisible();
  });
});

describe('managing an activity', () => {
  it('shows why and by whom it was rejected', async () => {
    const user = open();
    const shown = await manage(user, 'Robotics Primer');
    expect(shown.getAllByText('Prof. Arjun Nair')[0]?.parentElement).toHaveTextContent(
      'Rejected by Prof. Arjun Nair, 01 Aug 2025',
    );
    expect(shown.getAllByText(/Attendance was below the half/)).toHaveLength(2);
    expect(
      shown.getAllByRole('listitem').flatMap((item) => item.querySelector('p')?.textContent ?? []),
    ).toEqual(['Submitted26 Jul 2025', 'Rejected01 Aug 2025']);
    expect(shown.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument();
  });

  it('warns that an approved one needs approval again, and saves the changes', async () => {
    const user = open();
    let shown = await manage(user, 'Cloud Foundations Workshop');
    await user.click(shown.getByRole('button', { name: 'Edit and resubmit' }));
    expect(dialog().getByText(/will need approval again/)).toBeVisible();
    const credits = dialog().getByRole('textbox', { name: /^Credits/ });
    await user.clear(credits);
    await user.type(credits, '3');
    await user.click(dialog().getByRole('button', { name: 'Resubmit for approval' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const row = screen.getByRole('row', { name: /Cloud Foundations/ });
    expect(within(row).getByText('Pending')).toBeVisible();
    expect(within(row).getByText('With the teacher since today')).toBeVisible();
    shown = await manage(user, 'Cloud Foundations Workshop');
    await user.click(shown.getByText('Details'));
    expect(shown.getByText('Credits: from “1” to “3”')).toBeVisible();
  });

  it('withdraws a pending one, which can be resubmitted from below the table', async () => {
    const user = open();
    const shown = await manage(user, 'Smart India Hackathon');
    await user.click(shown.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(rows()).not.toContain('Smart India Hackathon'));
    await user.click(await screen.findByText('Withdrawn (1)'));
    await user.click(screen.getByRole('button', { name: 'Resubmit Smart India Hackathon' }));
    await waitFor(() => expect(rows()).toHaveLength(8));
    expect(screen.queryByText(/^Withdrawn \(/)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('offers every action after an unfinished edit, and continues the edit', async () => {
    const user = open();
    await submit(user);
    let shown = await manage(user, 'Poetry Course');
    await user.click(shown.getByRole('button', { name: 'Edit' }));
    await user.type(dialog().getByRole('textbox', { name: /^Note/ }), 'Half a note');
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    shown = await manage(user, 'Poetry Course');
    expect(shown.getByText(/^Changes from .* are not saved yet/)).toBeVisible();
    for (const name of ['Withdraw', 'Delete…'])
      expect(shown.getByRole('button', { name })).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Edit' }));
    expect(await screen.findByDisplayValue('Half a note')).toBeVisible();
  });

  it('shows when another tab deleted the activity', async () => {
    const user = open();
    await submit(user);
    await manage(user, 'Poetry Course');
    const id = (await workspace.all('activities'))[0]!.id;
    await writeToDevice(remove('activities', id));
    expect(dialog().getByText('It is no longer in the list.')).toBeVisible();
  });
});

describe('exporting', () => {
  it('writes the rows as filtered and sorted', async () => {
    window.history.replaceState(null, '', '/Dashboard/?status=Rejected&sort=name&order=desc');
    HTMLAnchorElement.prototype.click = () => {};
    const user = open();
    await user.click(screen.getAllByRole('button', { name: 'Export' })[0]!);
    expect(await screen.findByText(/^activities-\d{4}-\d\d-\d\d\.csv was made/)).toBeVisible();
    const [, ...written] = (await files[0]!.text()).trim().split(/\r?\n/);
    expect(written).toEqual([
      expect.stringMatching(/^Robotics Primer,/),
      expect.stringMatching(/^Data Structures in Java,/),
    ]);
  });
});

describe('the same certificate', () => {
  it('is noticed before it is submitted a second time, and submitted if it is another activity', async () => {
    const user = open();
    await submit(user);
    const form = await fillIn(user);
    expect(form.getByText(/“Poetry Course” \(Pending\) has the same file/)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Submit for Approval' }));
    const summary = await dialog().findByRole('group', { name: 'Check the form' });
    expect(within(summary).getAllByRole('link')).toHaveLength(1);
    expect(rows()).toHaveLength(9);
    const box = form.getByRole('checkbox', { name: 'This is another activity' });
    expect(box).toBeInvalid();
    await user.click(box);
    await user.click(form.getByRole('button', { name: 'Submit for Approval' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(rows()).toHaveLength(10);
  });

  it('is no duplicate of itself when it is edited', async () => {
    const user = open();
    await submit(user);
    const shown = await manage(user, 'Poetry Course');
    await user.click(shown.getByRole('button', { name: 'Edit' }));
    expect(dialog().getByRole('textbox', { name: 'Name' })).toHaveValue('Poetry Course');
    expect(dialog().queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('the fields of a category', () => {
  it('are asked for when they are needed, and cleared with another category', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Submit for Approval' }));
    await screen.findByRole('dialog');
    const category = dialog().getByRole('combobox', { name: 'Category' });
    expect(dialog().queryByRole('combobox', { name: 'Level' })).not.toBeInTheDocument();
    await user.selectOptions(category, 'Workshop');
    await user.selectOptions(dialog().getByRole('combobox', { name: 'Level' }), 'National');
    await user.selectOptions(dialog().getByRole('combobox', { name: 'Proof' }), 'Certificate');
    await user.selectOptions(category, 'Hackathon');
    expect(dialog().getByRole('combobox', { name: 'Level' })).toHaveValue('National');
    expect(dialog().getByRole('combobox', { name: 'Proof' })).toHaveValue('Certificate');
    await user.selectOptions(category, 'Internship');
    expect(dialog().queryByRole('combobox', { name: 'Level' })).not.toBeInTheDocument();
    expect(dialog().getByRole('combobox', { name: 'Proof' })).toHaveValue('');
    expect(dialog().getByRole('textbox', { name: 'Hours' })).toHaveValue('');
    expect(category).toHaveAccessibleDescription('At least one full week of 40 hours.');
  });
});
