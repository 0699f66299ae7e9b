import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { catchSavedFiles } from '@/__tests__/components/saved-files';
import { wipeDevice } from '@/__tests__/components/settle';
import { YourActivities } from '@/components/activity/student/your-activities';
import { activityRules } from '@/content/campus';
import { activities, student } from '@/content/student';
import { toPageList } from '@/lib/list/long-list';
import { workspace } from '@/lib/store/device';
import { changeInList } from '@/lib/store/overlay';

const many = Array.from({ length: 1000 }, (_, index) => ({
  ...activities[index % activities.length]!,
  id: `activity-${index + 1}`,
  name: `Activity ${index + 1}`,
}));
let file = 0;
const network = jest.fn<Promise<Pick<Response, 'ok' | 'status' | 'json'>>, [string]>();
const respond = () => Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(many) });
const names = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);

/** The list as a page renders it; each test has its own file, as each page load does. */
function list() {
  file += 1;
  const pageList = toPageList(many, `/Dashboard/activities-${file}.json`);
  return <YourActivities activities={pageList} student={student} keys={[]} rules={activityRules} />;
}

beforeEach(() => {
  window.history.replaceState(null, '', '/Dashboard/');
  network.mockReset().mockImplementation(respond);
  globalThis.fetch = network as unknown as typeof fetch;
});

afterEach(wipeDevice);

test('the HTML has the first twenty of a thousand activities and a link to the file', () => {
  document.body.innerHTML = renderToString(list());
  const html = document.body;
  expect(within(html).getAllByRole('rowheader')).toHaveLength(20);
  expect(html).toHaveTextContent('1000 activities, page 1 of 50');
  const link = within(html).getByRole('link', { name: 'All 1,000 activities as a file (JSON)' });
  expect(link).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/Dashboard\/activities-\d+\.json$/),
  );
  document.body.innerHTML = '';
});

test('nothing is fetched for the first page', async () => {
  render(list());
  await act(async () => {});
  expect(names()).toHaveLength(20);
  expect(network).not.toHaveBeenCalled();
});

test('the search finds the last activity, after fetching the file once', async () => {
  render(list());
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search activities' }), '1000');
  expect(await screen.findByText('Activity 1000')).toBeVisible();
  expect(names()).toEqual(['Activity 1000']);
  expect(screen.getByText('1 of 1000 activities')).toBeVisible();
  expect(network).toHaveBeenCalledTimes(1);
});

test('the last page in the URL is shown after the file loads', async () => {
  window.history.replaceState(null, '', '/Dashboard/?page=50');
  render(list());
  expect(await screen.findByText('Activity 1000')).toBeVisible();
  expect(names()).toHaveLength(20);
});

test('without a connection an error is shown, and trying again works', async () => {
  network.mockReset().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  network.mockImplementation(respond);
  render(list());
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search activities' }), '99');
  expect(await screen.findByText(/all 1,000 activities could not be loaded/)).toBeVisible();
  expect(screen.queryByText(/of 1000 activities/)).not.toBeInTheDocument();
  expect(screen.queryByText('No activity matches')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Activity 999')).toBeVisible();
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
});

test('a stored change to a record outside the page loads the full list', async () => {
  const withdraw = changeInList(
    'activities',
    { id: 'activity-900', origin: 'content' },
    { withdrawn: true },
  );
  await workspace.load('activities');
  await act(() => workspace.write([withdraw]));
  render(list());
  expect(await screen.findByText('Withdrawn (1)')).toBeVisible();
  expect(screen.getByText('999 activities, page 1 of 50')).toBeVisible();
  expect(network).toHaveBeenCalledTimes(1);
});

test('the export has every activity', async () => {
  let saved = new Blob();
  catchSavedFiles();
  URL.createObjectURL = (blob) => {
    saved = blob as Blob;
    return 'blob:export';
  };
  URL.revokeObjectURL = () => {};
  render(list());
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText(/^1000 activities, filtered/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Download JSON' }));
  expect(saved.size).toBeGreaterThan(1000 * 60);
});
