import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListPage } from '@/components/list/list-page';
import { RecordList } from '@/components/list/record-list';
import { sortOrder } from '@/components/list/sort-order';
import { type SortOrder, Table, type TableColumn } from '@/components/list/table';
import { drawings, EmptyPicture } from '@/components/page/empty-picture';

const items = Array.from({ length: 10_000 }, (_, index) => ({
  id: `subject-${index}`,
  title: `Subject ${index}`,
  detail: '',
  meta: [],
}));

test('ten thousand entries of a record are shown in steps, without a request', async () => {
  render(<ListPage title="Subjects" items={items} empty="No subjects" />);
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  expect(screen.getByText('The first 20 of 10,000 subjects')).toBeVisible();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Show 100 more subjects' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(120);
});

test('twenty entries are shown at once', () => {
  render(<ListPage title="Subjects" items={items.slice(0, 20)} empty="No subjects" />);
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  expect(screen.queryByText(/^The first/)).not.toBeInTheDocument();
});

describe('A list of records', () => {
  const items = [
    { id: 'deco', title: 'DECO', detail: 'Dr. Ananya Rao', meta: ['1CSE27', '4 credits'] },
    { id: 'maths', title: 'Mathematics', detail: 'Dr. Vikram Iyer', meta: [] },
  ];

  test('a list has a name and shows every entry with its detail and facts', () => {
    render(<RecordList label="Subjects" items={items} empty={<p>No Subjects Yet</p>} />);
    const list = screen.getByRole('list', { name: 'Subjects' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent('DECO');
    expect(first).toHaveTextContent('Dr. Ananya Rao');
    expect(first).toHaveTextContent('1CSE27 4 credits');
    expect(second).toHaveTextContent('Mathematics');
    expect(screen.queryByText('No Subjects Yet')).not.toBeInTheDocument();
  });

  test('several details are listed, each with its own direction', () => {
    const teachers = { ...items[0]!, detail: ['Ada Lovelace', 'محمد الخوارزمي'] };
    const unknown = { ...items[1]!, detail: [] };
    const { container } = render(
      <RecordList label="Subjects" items={[teachers, unknown]} empty={null} />,
    );
    expect(screen.getByText('محمد الخوارزمي').tagName).toBe('BDI');
    expect(container).toHaveTextContent('DECOAda Lovelace, محمد الخوارزمي');
    expect(screen.getAllByRole('listitem')[1]).toHaveTextContent(/^Mathematics$/);
  });

  test('the people of an entry are listed when their summary is opened', async () => {
    const section = { ...items[0]!, people: [{ name: 'عمر حسن', id: '25CSE1042' }] };
    render(<RecordList label="Sections" items={[section, items[1]!]} empty={null} />);
    expect(screen.queryByText('25CSE1042')).not.toBeInTheDocument();
    await userEvent.click(screen.getByText('Students'));
    const people = await screen.findByRole('list', { name: 'Students of DECO' });
    expect(within(people).getByRole('listitem')).toHaveTextContent('عمر حسن25CSE1042');
  });

  test('every empty-state picture is hidden from screen readers and has one marigold stroke', () => {
    for (const subject of Object.keys(drawings) as (keyof typeof drawings)[]) {
      const { container, unmount } = render(<EmptyPicture subject={subject} />);
      expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
      expect(container.querySelectorAll('.stroke-accent')).toHaveLength(1);
      unmount();
    }
  });
});

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
