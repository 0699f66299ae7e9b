import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChoiceField, FileField, FormField, TextField } from '@/components/ui/form-field';

test('required fields are announced, and not invalid before anything is typed', () => {
  render(
    <form>
      <FormField id="name" label="Name" required defaultValue="" />
      <TextField id="note" label="Note" required defaultValue="" />
      <ChoiceField id="kind" label="Kind" required options={[{ value: '', text: 'Choose' }]} />
      <FormField id="more" label="More" defaultValue="" />
    </form>,
  );
  for (const name of ['Name', 'Note', 'Kind']) {
    expect(screen.getByLabelText(name)).toBeRequired();
    expect(screen.getByLabelText<HTMLInputElement>(name).matches(':invalid')).toBe(false);
    expect(screen.getByLabelText(name)).toBeValid();
  }
  expect(screen.getByLabelText('More')).not.toBeRequired();
});

test('a file can be chosen again after it is fixed', async () => {
  const onChoose = jest.fn();
  render(<FileField id="file" label="File" onChoose={onChoose} />);
  const file = new File(['{}'], 'export.json');
  const field = screen.getByLabelText<HTMLInputElement>('File');
  await userEvent.upload(field, file);
  expect(onChoose.mock.calls).toEqual([[[file]]]);
  // The browser reports no choice of the file that a field already has.
  expect(field.files).toHaveLength(0);
});
