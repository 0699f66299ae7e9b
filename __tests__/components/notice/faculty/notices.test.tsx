import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSettled, wipeDevice } from '@/__tests__/components/settle';
import { Bell } from '@/components/notice/bell';
import { NoticeDialog } from '@/components/notice/faculty/notice-dialog';
import { Notices } from '@/components/notice/faculty/notices';
import { Notifications } from '@/components/notice/student/notifications';
import { ToastRegion } from '@/components/page/toast-region';
import { notices } from '@/content/faculty';
import { notifications } from '@/content/student';
import { workspace } from '@/lib/store/device';
import { notify } from '@/lib/store/event';

const card = <Notices notices={notices} by="Dr. Ananya Rao" />;
const both = (
  <>
    {card}
    <Notifications items={notifications} />
    <ToastRegion />
  </>
);
/** Finds content in closed popovers, which jsdom does not open. */
const hidden = { hidden: true };
const list = (name: string) => within(screen.getByRole('region', { name }));
const titles = (name: string) =>
  list(name)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

afterEach(wipeDevice);

async function write(title: string, text: string, audience: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Write a notice' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Write a notice' }));
  fireEvent.change(dialog.getByRole('textbox', { name: 'Title' }), { target: { value: title } });
  if (text)
    fireEvent.change(dialog.getByRole('textbox', { name: /^Text/ }), { target: { value: text } });
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'For' }), audience);
  await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Write a notice' })).not.toBeInTheDocument(),
  );
}

test('an empty notice is not published; its errors are listed and shown at the fields', async () => {
  await renderSettled(card);
  await userEvent.click(screen.getByRole('button', { name: 'Write a notice' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Write a notice' }));
  fireEvent.change(dialog.getByLabelText('Last day (optional)'), {
    target: { value: '2020-01-01' },
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  const summary = await dialog.findByRole('group', { name: 'Check the form' });
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Enter a title.', 'The last day is in the past. Enter a later date or none.']);
  expect(workspace.records('notices').size).toBe(0);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Card');
  expect(within(summary).getAllByRole('link')).toHaveLength(1);
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() =>
    expect([...workspace.records('drafts').values()]).toMatchObject([
      { form: 'notice', fields: { title: 'Card' } },
    ]),
  );
});

async function open(name: string) {
  await userEvent.click(screen.getAllByRole('button', { name: `Open ${name}` })[0]!);
  return within(await screen.findByRole('dialog', { name }));
}

test('a notice opens with its details, is pinned, deleted and restored', async () => {
  await renderSettled(both);
  await write('Bring your card', 'Nobody is let in without it.', 'everyone');
  await write('Founders’ Day', '', 'everyone');
  let dialog = await open('Bring your card');
  for (const text of ['Nobody is let in without it.', 'Everyone', 'Dr. Ananya Rao', 'No last day'])
    expect(dialog.getByText(text)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Pin' }));
  await waitFor(() => expect(titles('Notices')[0]).toBe('Bring your card'));
  expect(titles('Notifications')[0]).toBe('Bring your card');
  dialog = await open('Bring your card');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete it' }));
  await waitFor(() => expect(titles('Notices')).not.toContain('Bring your card'));
  expect(titles('Notifications')).not.toContain('Bring your card');
  const said = await screen.findByText(/“Bring your card” is deleted from this device\.$/);
  await userEvent.click(within(said.parentElement!).getByRole('button', { name: /^Undo: / }));
  await waitFor(() => expect(titles('Notifications')[0]).toBe('Bring your card'));
});

test('an expired notice is listed separately in View All only, and gets a later last day there', async () => {
  await renderSettled(both);
  await write('Bring your card', '', 'everyone');
  const [stored] = [...workspace.records('notices').values()];
  const past = { ...stored, fields: { ...stored!.fields, expires: '2020-01-01' } };
  await act(async () => {
    await workspace.write([{ store: 'notices', id: stored!.id, to: () => past } as never]);
  });
  expect(titles('Notices')).not.toContain('Bring your card');
  expect(titles('Notifications')).not.toContain('Bring your card');
  const expired = within(screen.getByRole('region', { name: /^Expired/, ...hidden }));
  expect(expired.getByText('Until 01 Jan 2020')).toBeInTheDocument();
  await userEvent.click(expired.getByRole('button', { name: 'Open Bring your card', ...hidden }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bring your card' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Edit' }));
  await userEvent.clear(dialog.getByLabelText('Last day (optional)'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(titles('Notices')[0]).toBe('Bring your card'));
});

test('a college notice can be hidden on this device and shown again', async () => {
  await renderSettled(both);
  const dialog = await open('Faculty meeting moved to the seminar hall');
  expect(dialog.getByText('The college')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Hide on this device' }));
  await waitFor(() => expect(titles('Notices')).toHaveLength(4));
  expect(titles('Notices')).not.toContain('Faculty meeting moved to the seminar hall');
  await userEvent.click(screen.getByRole('button', { name: /^Show Faculty meeting/, ...hidden }));
  await waitFor(() =>
    expect(titles('Notices')).toContain('Faculty meeting moved to the seminar hall'),
  );
});

test('each bell lists the notifications for its side and links to the pages of that side', async () => {
  await act(async () => {
    await workspace.write([
      notify('faculty', 'Aarav Sharma submitted “Primer”', 'primer'),
      notify('faculty', 'Aarav Sharma handed in “Unit 1”', 'unit-1', 'assignments'),
      notify('student', 'New assignment: Unit 1', 'unit-1', 'assignments'),
    ]);
  });
  const view = await renderSettled(<Bell side="faculty" timeZone="Asia/Kolkata" sample={null} />);
  expect(await screen.findByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
  const href = (name: string) => screen.getByRole('link', { name, ...hidden }).getAttribute('href');
  expect(href('Aarav Sharma submitted “Primer”')).toBe('/faculty-dashboard/');
  expect(href('Aarav Sharma handed in “Unit 1”')).toBe('/faculty-assignments/');
  view.unmount();
  await renderSettled(<Bell side="student" timeZone="Asia/Kolkata" sample={null} />);
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  expect(href('New assignment: Unit 1')).toBe('/Assignments/');
});

describe('the dialog of a notice', () => {
  afterEach(wipeDevice);

  test('a notice in Arabic has its own direction and language', async () => {
    const notice = {
      ...{ id: 'library', title: 'Library', text: 'المكتبة مغلقة', at: '2026-11-26T09:30' },
      ...{ origin: 'device' as const, changed: true },
    };
    await renderSettled(<NoticeDialog record={notice} onClose={() => {}} />);
    expect(screen.getByText(notice.text)).toHaveAttribute('dir', 'auto');
    expect(screen.getByText(notice.text)).toHaveAttribute('lang', 'ar');
  });
});
