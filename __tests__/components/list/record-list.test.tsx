import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordList } from '@/components/list/record-list';
import { EmptyPicture, drawings } from '@/components/page/empty-picture';

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
