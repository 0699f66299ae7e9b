import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeFilesReadable } from '@/__tests__/components/readable-file';
import { renderSettled, wipeDevice } from '@/__tests__/components/settle';
import { NewAssignment } from '@/components/assignment/faculty/new-assignment';
import { workspace } from '@/lib/store/device';
import { toastStore } from '@/lib/toast/toast';

const pdf = (name = 'unit-1.pdf', content = '%PDF-1.7') =>
  new File([content], name, { type: 'application/pdf' });
const sizes = new Map([
  ['1CSE27', 58],
  ['1CSE33', 62],
]);
const card = (
  <NewAssignment
    sections={['1CSE27', '1CSE33']}
    sizes={sizes}
    by="Dr. Ananya Rao"
    employeeId="FAC-0117"
  />
);
const nameField = () => screen.getByRole('textbox', { name: 'Assignment name' });
const fileField = () => screen.getByLabelText(/^Assignment file/);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Assignments' }));

const open = () => renderSettled(card);

beforeAll(makeFilesReadable);

afterEach(wipeDevice);

test('the hint describes the file field', async () => {
  await open();
  expect(fileField()).toHaveAccessibleDescription(/Drop a PDF here, up to 5 MB/);
});

test('lists what is missing in an empty form, focuses the list and marks the fields as invalid', async () => {
  await open();
  await send();
  const summary = await screen.findByRole('group', { name: 'Check the form' });
  expect(summary).toHaveFocus();
  const links = within(summary).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Enter a name for the assignment.',
    'Enter a due date.',
    'Choose a PDF file.',
  ]);
  expect(links[0]).toHaveAttribute('href', `#${nameField().id}`);
  expect(nameField()).toHaveAccessibleDescription('Enter a name for the assignment.');
  expect(fileField()).toHaveAccessibleDescription(/Choose a PDF file\./);
  await userEvent.type(nameField(), 'U');
  expect(nameField()).not.toHaveAttribute('aria-invalid');
});

test('shows a reason for each refused file and keeps the valid ones', async () => {
  await open();
  const files = [pdf(), pdf('copy.pdf'), pdf('fake.pdf', 'GIF89a'), pdf('unit-2.pdf', '%PDF-2')];
  await userEvent.upload(fileField(), files);
  expect(await screen.findByText('unit-2.pdf')).toBeVisible();
  expect(screen.getByText('unit-1.pdf')).toBeVisible();
  expect(fileField()).toHaveAccessibleDescription(
    /copy\.pdf is already added\.\s+fake\.pdf is named/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove unit-1.pdf' }));
  await waitFor(() => expect(screen.queryByText('unit-1.pdf')).not.toBeInTheDocument());
  expect(fileField()).toHaveFocus();
});

test('saves a complete assignment with its files, notifies the student and empties the form', async () => {
  await open();
  fireEvent.change(nameField(), { target: { value: '  Unit 1 problems ' } });
  expect(screen.getByText(/^to /)).toHaveTextContent('to 58 students of 1CSE27');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Section' }), '1CSE33');
  expect(screen.getByText(/^to /)).toHaveTextContent('to 62 students of 1CSE33');
  await userEvent.click(screen.getByRole('button', { name: 'Add instructions' }));
  expect(screen.getByLabelText(/^Instructions/)).toHaveFocus();
  fireEvent.change(screen.getByLabelText('Due date'), { target: { value: '2099-11-09' } });
  fireEvent.change(screen.getByLabelText(/^Instructions/), {
    target: { value: 'Show your work.' },
  });
  await userEvent.upload(fileField(), pdf());
  await screen.findByText('unit-1.pdf');
  await send();
  await waitFor(() => expect(nameField()).toHaveValue(''));
  const [stored] = await workspace.all('assignments');
  expect(stored?.fields).toMatchObject({
    name: 'Unit 1 problems',
    section: '1CSE33',
    due: '2099-11-09',
    instructions: 'Show your work.',
    files: [{ name: 'unit-1.pdf', size: 8 }],
    closed: false,
    by: 'Dr. Ananya Rao',
  });
  expect(await workspace.all('files')).toHaveLength(1);
  expect(await workspace.all('drafts')).toHaveLength(0);
  expect((await workspace.all('events'))[0]).toMatchObject({
    title: 'New assignment: Unit 1 problems, due 09 Nov 2099',
    for: 'student',
  });
  expect(toastStore.snapshot().at(-1)?.text).toMatch(
    /^Not saved, only shown until you leave this page: “Unit 1 problems” for 1CSE33/,
  );
  expect(screen.queryByText('unit-1.pdf')).not.toBeInTheDocument();
});

test('the button is filled once something is typed, and a teacher without sections types one', async () => {
  const { rerender } = await open();
  const button = () => screen.getByRole('button', { name: 'Send Assignments' });
  expect(button()).not.toHaveClass('bg-brand');
  fireEvent.change(nameField(), { target: { value: 'Unit 1' } });
  expect(button()).toHaveClass('bg-brand');
  rerender(<NewAssignment sections={[]} sizes={new Map()} by="Dr. Ananya Rao" employeeId="F" />);
  expect(screen.getByRole('textbox', { name: 'Section' })).toBeVisible();
});
