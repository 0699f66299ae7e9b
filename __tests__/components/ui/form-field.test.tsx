import { render, screen } from '@testing-library/react';
import { ChoiceField, FormField, TextField } from '@/components/ui/form-field';

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
