import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { catchSavedFiles } from '@/__tests__/components/saved-files';
import { wipeDevice } from '@/__tests__/components/settle';
import { YourActivities } from '@/components/activity/student/your-activities';
import { activityRules } from '@/content/campus';
import { activities, student } from '@/content/student';
import { workspace } from '@/lib/store/device';
import { changeInList } from '@/lib/store/overlay';

const many = Array.from({ length: 1000 }, (_, index) => ({
  ...activities[index % activities.length]!,
  id: `activity-${index + 1}`,
  name: `Activity ${index + 1}`,
}));
const names = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);

const list = <YourActivities activities={many} student={student} keys={[]} rules={activityRules} />;

beforeEach(() => window.history.replaceState(null, '', '/Dashboard/'));

afterEach(wipeDevice);

test('the HTML has the first twenty of a thousand activities', () => {
  document.body.innerHTML = renderToString(list);
  const html = document.body;
  expect(within(html).getAllByRole('rowheader')).toHaveLength(20);
  expect(html).toHaveTextContent('1000 activities, page 1 of 50');
  document.body.innerHTML = '';
});

test('the search finds the last activity', async () => {
  render(list);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search activities' }), '1000');
  expect(await screen.findByText('Activity 1000')).toBeVisible();
  expect(names()).toEqual(['Activity 1000']);
  expect(screen.getByText('1 of 1000 activities')).toBeVisible();
});

test('the last page in the URL is shown', async () => {
  window.history.replaceState(null, '', '/Dashboard/?page=50');
  render(list);
  expect(await screen.findByText('Activity 1000')).toBeVisible();
  expect(names()).toHaveLength(20);
});

test('a stored change to a record of the last page is applied', async () => {
  const withdraw = changeInList(
    'activities',
    { id: 'activity-900', origin: 'content' },
    { withdrawn: true },
  );
  await workspace.load('activities');
  await act(() => workspace.write([withdraw]));
  render(list);
  expect(await screen.findByText('Withdrawn (1)')).toBeVisible();
  expect(screen.getByText('999 activities, page 1 of 50')).toBeVisible();
});

test('the export has every activity', async () => {
  let saved = new Blob();
  catchSavedFiles();
  URL.createObjectURL = (blob) => {
    saved = blob as Blob;
    return 'blob:export';
  };
  URL.revokeObjectURL = () => {};
  render(list);
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText(/^1000 activities, filtered/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Download JSON' }));
  expect(saved.size).toBeGreaterThan(1000 * 60);
});
