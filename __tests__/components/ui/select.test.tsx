import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from 'react';
import { Select } from '@/components/ui/select';

const options = [
  { value: 'a', text: 'Apples' },
  { value: 'p', text: 'Pears' },
] as const;

const list = () => screen.getByRole('combobox');

describe('A list to choose from', () => {
  it('is named by its label alone and shows the choice', () => {
    render(<Select label="Fruit" value="p" onChange={jest.fn()} options={options} />);
    expect(list()).toHaveAccessibleName('Fruit');
    expect(list()).toHaveDisplayValue('Pears');
  });

  it('hands over what is chosen', async () => {
    const onChange = jest.fn();
    render(<Select label="Fruit" value="a" onChange={onChange} options={options} />);
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.selectOptions(list(), 'Pears');
    expect(onChange.mock.calls).toEqual([['p']]);
  });

  it('hands over what was chosen before the page woke up', async () => {
    const onChange = jest.fn();
    const select = <Select label="Fruit" value="a" onChange={onChange} options={options} />;
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = renderToString(select);
    expect(list()).toHaveDisplayValue('Apples');
    await userEvent.selectOptions(list(), 'Pears');
    const root = await act(async () => hydrateRoot(place, select));
    expect(onChange.mock.calls).toEqual([['p']]);
    act(() => root.unmount());
    place.remove();
  });

  it('is not filled in by the browser', () => {
    expect(
      renderToString(<Select label="Fruit" value="a" onChange={jest.fn()} options={options} />),
    ).toContain('autoComplete="off"');
  });
});
