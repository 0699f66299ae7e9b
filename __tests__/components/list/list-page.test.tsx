import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListPage } from '@/components/list/list-page';

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
