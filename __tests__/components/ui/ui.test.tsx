import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Bar } from '@/components/ui/bar';
import { Button } from '@/components/ui/button';
import { ChoiceField, FileField, FormField, TextField } from '@/components/ui/form-field';
import { Select } from '@/components/ui/select';

const widths = (container: HTMLElement, fill: string) =>
  [...container.querySelectorAll(`rect.${fill}`)].map((rect) => rect.getAttribute('width'));

test('a bar is filled as far as its share, from nothing to everything', () => {
  for (const [percent, filled] of [
    [-4, []],
    [0, []],
    [0.2, ['0.2%']],
    [86.5, ['86.5%']],
    [100, ['100%']],
    [130, ['100%']],
  ] as const) {
    const { container } = render(<Bar percent={percent} />);
    expect(widths(container, 'fill-brand')).toEqual(filled);
    expect(container.querySelector('.fill-text')).toBeNull();
  }
});

test('an old figure is grey, and the tick is at the limit', () => {
  const { container } = render(<Bar percent={80} limit={75} isOld />);
  expect(widths(container, 'fill-control')).toEqual(['80%']);
  expect(widths(container, 'fill-brand')).toEqual([]);
  expect(container.querySelector('.fill-text')).toHaveAttribute('x', '75%');
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('submits its form only when it is a submit button', async () => {
  const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button>Cancel</Button>
      <Button type="submit">Save</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(submit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(submit).toHaveBeenCalledTimes(1);
});

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

const options = [
  { value: 'a', text: 'Apples' },
  { value: 'p', text: 'Pears' },
] as const;

const list = () => screen.getByRole('combobox');

describe('A list to choose from', () => {
  it('is named by its label alone and shows the selected option', () => {
    render(<Select label="Fruit" value="p" onChange={jest.fn()} options={options} />);
    expect(list()).toHaveAccessibleName('Fruit');
    expect(list()).toHaveDisplayValue('Pears');
  });

  it('passes on the selected option', async () => {
    const onChange = jest.fn();
    render(<Select label="Fruit" value="a" onChange={onChange} options={options} />);
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.selectOptions(list(), 'Pears');
    expect(onChange.mock.calls).toEqual([['p']]);
  });

  it('is not autofilled by the browser', () => {
    expect(
      renderToString(<Select label="Fruit" value="a" onChange={jest.fn()} options={options} />),
    ).toContain('autoComplete="off"');
  });
});
