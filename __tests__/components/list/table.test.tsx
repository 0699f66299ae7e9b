import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sortOrder } from '@/components/list/sort-order';
import { Table, type TableColumn, type SortOrder } from '@/components/list/table';

type Row = { id: string; city: string };

const rows: readonly Row[] = [
  { id: '1', city: 'Pune' },
  { id: '2', city: 'Delhi' },
];
const columns: readonly TableColumn<Row, 'city'>[] = [
  { name: 'City', sort: 'city', cell: ({ city }) => city },
  { name: 'Place', cell: (_, index) => index + 1 },
];

function show(order?: SortOrder<'city'>) {
  render(
    <Table caption="Cities" columns={columns} rows={rows} keyOf={({ id }) => id} order={order} />,
  );
  return within(screen.getByRole('table', { name: 'Cities' }));
}

test('Shows a row for every record, named by its first cell', () => {
  const table = show();
  const row = table.getByRole('rowheader', { name: 'Delhi' }).closest('tr')!;
  expect(within(row).getByRole('cell', { name: '2' })).toBeVisible();
  expect(table.queryByRole('button')).toBeNull();
});

test.each([
  ['ascending first', null, false, false],
  ['descending at the second press', 'city', false, true],
  ['ascending at the third press', 'city', true, false],
] as const)('Sorts a column %s', async (_, sort, descending, next) => {
  const onSort = jest.fn();
  const table = show(sortOrder<'city'>({ sort, descending }, onSort));
  const heading = table.getByRole('columnheader', { name: /City/ });
  expect(heading.getAttribute('aria-sort')).toBe(sort && (descending ? 'descending' : 'ascending'));
  await userEvent.click(within(heading).getByRole('button', { name: 'City' }));
  expect(onSort).toHaveBeenCalledWith({ sort: 'city', descending: next });
  expect(table.getByRole('columnheader', { name: 'Place' })).not.toHaveAttribute('aria-sort');
});
