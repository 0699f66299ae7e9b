import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Select } from '@/components/ui/select';

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
