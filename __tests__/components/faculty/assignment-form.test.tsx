import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { AssignmentForm } from '@/components/faculty/assignment-form';

const pdf = () => new File(['%PDF-1.7'], 'unit-1.pdf', { type: 'application/pdf' });
const nameField = () => screen.getByRole('textbox', { name: 'Assignment name' });
const fileField = () => screen.getByLabelText('Assignment file');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Assignments' }));

beforeAll(() => {
  // jsdom cannot read a blob as text.
  Blob.prototype.text ??= function (this: Blob) {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(this);
    });
  };
});

test('before the script runs the form has its fields, its hint and a word on JavaScript', () => {
  const html = renderToString(<AssignmentForm />);
  expect(html).toContain('method="dialog"');
  expect(html).toContain('accept="application/pdf"');
  expect(html).toContain('PDF only, up to 5 MB');
  expect(html).toContain('Checking the file needs JavaScript');
});

test('the hint belongs to the file field', () => {
  render(<AssignmentForm />);
  expect(fileField()).toHaveAccessibleDescription(/PDF only, up to 5 MB/);
});

test('an empty form lists what is missing, takes the focus there and marks both fields', async () => {
  render(<AssignmentForm />);
  await send();
  const summary = await screen.findByRole('group', { name: 'Please check the form' });
  expect(summary).toHaveFocus();
  const links = within(summary).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `#${nameField().id}`,
    `#${fileField().id}`,
  ]);
  expect(nameField()).toBeInvalid();
  expect(nameField()).toHaveAccessibleDescription('Enter a name for the assignment.');
  expect(fileField()).toHaveAccessibleDescription(/Choose a PDF file\./);
});

test('a named PDF is confirmed in honest words, and the form is empty again', async () => {
  render(<AssignmentForm />);
  await userEvent.type(nameField(), '  Unit 1 problems ');
  await userEvent.upload(fileField(), pdf());
  await send();
  expect(await screen.findByText(/^Checked:/)).toHaveTextContent(
    'Checked: Unit 1 problems, unit-1.pdf (1 kB). Sending to students is not part of this sample; nothing was sent or kept.',
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^Checked:/);
  expect(nameField()).toHaveValue('');
});

test('mistakes go once they are put right', async () => {
  render(<AssignmentForm />);
  await send();
  await screen.findByRole('group', { name: 'Please check the form' });
  await userEvent.type(nameField(), 'Unit 1');
  await userEvent.upload(fileField(), pdf());
  await send();
  await screen.findByText(/^Checked:/);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(nameField()).not.toHaveAttribute('aria-invalid');
});
