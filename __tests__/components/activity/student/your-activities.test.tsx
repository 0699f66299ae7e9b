import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { catchSavedFiles } from '@/__tests__/components/saved-files';
import { wipeDevice } from '@/__tests__/components/settle';
import { YourActivities } from '@/components/activity/student/your-activities';
import { activityRules } from '@/content/campus';
import { activities, student } from '@/content/student';
import type { Activity } from '@/lib/activity/activity';
import { workspace } from '@/lib/store/device';
import { changeInList } from '@/lib/store/overlay';

const many = Array.from({ length: 300 }, (_, index): Activity => {
  const number = index + 1;
  return {
    id: `activity-${number}`,
    name: `Activity ${number}`,
    status: number % 3 === 0 ? 'Pending' : 'Approved',
    category: 'Course',
    dateAdded: '2025-09-01',
    issuer: null,
    date: null,
    credits: null,
    decision: null,
  };
});
const props = { student, keys: [], rules: activityRules };

const open = (search: string) => window.history.replaceState(null, '', `/Dashboard/${search}`);
const names = () =>
  screen.queryAllByRole('rowheader').map((cell) => cell.querySelector('bdi')?.textContent);
const searchBox = () => screen.getByRole('searchbox', { name: 'Search activities' });
const statusFilter = () => screen.getByRole('combobox', { name: 'Status filter' });

beforeAll(async () => {
  await Promise.all([workspace.load('activities'), workspace.load('orders')]);
});

beforeEach(() => open(''));
afterEach(() => document.body.replaceChildren());

describe('Your Activities', () => {
  it('lists everything in content order, with five columns', () => {
    render(<YourActivities {...props} activities={activities} />);
    expect(names()).toEqual(activities.map(({ name }) => name));
    expect(
      screen
        .getAllByRole('columnheader')
        .map((head) => (head.querySelector('button') ?? head).textContent),
    ).toEqual(['Name', 'Status', 'Category', 'Date Added', 'Manage']);
    const first = within(screen.getByRole('row', { name: /Cloud Foundations Workshop/ }));
    expect(first.getByText('Approved')).toBeVisible();
    expect(first.getByText('12 Sep 2025')).toBeVisible();
    expect(screen.getByText('8 activities')).toBeVisible();
  });

  it('has buttons to export, submit and manage activities', () => {
    render(<YourActivities {...props} activities={activities} />);
    for (const name of ['Submit for Approval', ...activities.map((one) => `Manage ${one.name}`)])
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-haspopup', 'dialog');
    expect(screen.getAllByRole('button', { name: 'Export' })).toHaveLength(2);
  });

  it('offers the statuses of the spec and filters by one', async () => {
    const user = userEvent.setup();
    render(<YourActivities {...props} activities={activities} />);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Status',
      'Approved',
      'Pending',
      'Rejected',
    ]);
    await user.selectOptions(statusFilter(), 'Rejected');
    expect(names()).toEqual(['Data Structures in Java', 'Robotics Primer']);
    expect(window.location.search).toBe('?status=Rejected');
    await user.selectOptions(statusFilter(), 'Status');
    expect(names()).toHaveLength(8);
    expect(window.location.search).toBe('');
  });

  it('follows browser back and forward', () => {
    render(<YourActivities {...props} activities={activities} />);
    act(() => {
      open('?status=Pending');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(names()).toEqual(['Smart India Hackathon', 'Responsive Web Design']);
  });

  it('still searches if the browser refuses to change the URL', async () => {
    const user = userEvent.setup();
    const problem = jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('Too many calls', 'SecurityError');
    });
    render(<YourActivities {...props} activities={activities} />);
    await user.type(searchBox(), 'java');
    problem.mockRestore();
    expect(searchBox()).toHaveValue('java');
    expect(names()).toEqual(['Data Structures in Java']);
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(searchBox()).toHaveValue('');
  });

  it('shows when nothing matches and clears the filters, but not the order', async () => {
    const user = userEvent.setup();
    open('?q=zzz&status=Pending&sort=name&order=asc');
    render(<YourActivities {...props} activities={activities} />);
    expect(screen.getByText('No activity matches')).toBeVisible();
    expect(screen.getByText('0 of 8 activities')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(names()).toHaveLength(8);
    expect(searchBox()).toHaveFocus();
    expect(window.location.search).toBe('?sort=name&order=asc');
  });
});

describe('a student without activities', () => {
  it('sees a message and a submit button, and no search', () => {
    render(<YourActivities {...props} activities={[]} />);
    expect(screen.getByText('No activities yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Submit for Approval' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

describe('a student with one activity', () => {
  it('sees the count in the singular', () => {
    render(<YourActivities {...props} activities={activities.slice(0, 1)} />);
    expect(screen.getByText('1 activity')).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});

describe('a student with 300 activities', () => {
  it('sees pages of twenty; the buttons keep the focus at both ends', async () => {
    const user = userEvent.setup();
    open('?page=14');
    render(<YourActivities {...props} activities={many} />);
    expect(names()).toHaveLength(20);
    expect(names()[0]).toBe('Activity 261');
    const next = screen.getByRole('button', { name: 'Next' });
    await user.click(next);
    expect(names()[19]).toBe('Activity 300');
    expect(screen.getByText('300 activities, page 15 of 15')).toBeVisible();
    expect(next).toHaveFocus();
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await user.click(next);
    expect(window.location.search).toBe('?page=15');
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(names()[0]).toBe('Activity 261');
  });

  it('returns to the first page when the filter or the order changes', async () => {
    const user = userEvent.setup();
    open('?page=9');
    render(<YourActivities {...props} activities={many} />);
    await user.selectOptions(statusFilter(), 'Pending');
    expect(names()[0]).toBe('Activity 3');
    expect(screen.getByText('100 of 300 activities, page 1 of 5')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(names()[0]).toBe('Activity 3');
    expect(window.location.search).toBe('?status=Pending&sort=name&order=asc');
  });

  it('sees the last page if the URL asks for a later one', () => {
    open('?page=1000');
    render(<YourActivities {...props} activities={many} />);
    expect(names().at(-1)).toBe('Activity 300');
  });
});

describe('the server-rendered HTML', () => {
  it('has every activity: the first page in the table, the rest for browsers without JavaScript', () => {
    document.body.innerHTML = renderToString(<YourActivities {...props} activities={many} />);
    expect(names()).toHaveLength(20);
    const rest = document.querySelector('noscript')?.innerHTML ?? '';
    expect(rest.match(/Activity \d+/g)).toHaveLength(280);
    expect(rest).toContain('Activities 21 to 300');
  });

  it('hydrates without errors and then follows the URL', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    open('?status=Pending');
    const container = document.createElement('div');
    document.body.replaceChildren(container);
    container.innerHTML = renderToString(<YourActivities {...props} activities={activities} />);
    expect(names()).toHaveLength(8);
    const recovered = jest.fn();
    const root = await act(async () =>
      hydrateRoot(container, <YourActivities {...props} activities={activities} />, {
        onRecoverableError: recovered,
      }),
    );
    expect(names()).toHaveLength(2);
    expect(recovered).not.toHaveBeenCalled();
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
    act(() => root.unmount());
  });
});

describe('a thousand activities', () => {
  const many = Array.from({ length: 1000 }, (_, index) => ({
    ...activities[index % activities.length]!,
    id: `activity-${index + 1}`,
    name: `Activity ${index + 1}`,
  }));
  const names = () =>
    screen.queryAllByRole('rowheader').map((cell) => cell.querySelector('bdi')?.textContent);

  const list = (
    <YourActivities activities={many} student={student} keys={[]} rules={activityRules} />
  );

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
    await userEvent.click(screen.getAllByRole('button', { name: 'Export' })[0]!);
    await waitFor(() => expect(saved.size).toBeGreaterThan(1000 * 60));
  });
});
