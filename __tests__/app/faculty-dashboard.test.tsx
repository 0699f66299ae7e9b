import { render, screen, waitFor, within } from '@testing-library/react';
import FacultyDashboardPage from '@/app/(faculty)/faculty-dashboard/page';
import { StudentProfiles } from '@/components/activity/faculty/student-profiles';
import { ProgressBanner } from '@/components/assignment/faculty/progress-banner';
import { Notices } from '@/components/notice/faculty/notices';
import { UpcomingClasses } from '@/components/schedule/classes/upcoming-classes';
import { classes, progress, studentRows } from '@/content/faculty';
import { renderSettled } from '../components/settle';

const about = {
  by: 'Dr. Ananya Rao',
};

test('the dashboard starts with what waits, then shows classes, progress, a new assignment and notices', async () => {
  await renderSettled(<FacultyDashboardPage />);
  expect(
    screen
      .getAllByRole('heading', { level: 2 })
      .filter((heading) => !heading.closest('[popover]'))
      .map((heading) => heading.textContent),
  ).toEqual([
    'Student Profiles',
    'Upcoming Classes',
    'Students completed 80% of assignments',
    'Create New Assignment',
    'Notices',
  ]);
  expect(screen.getByRole('region', { name: 'Create New Assignment' })).toHaveTextContent(
    'to 58 students of 1CSE27',
  );
});

test('the banner shows how many assignments are completed, the result, and what is counted when', () => {
  const { container } = render(<ProgressBanner progress={progress} />);
  expect(
    screen.getByRole('heading', { name: 'Students completed 80% of assignments' }),
  ).toBeVisible();
  expect(screen.getByText('Progress is Very Good')).toBeVisible();
  expect(screen.getByText(/all sections/)).toHaveTextContent(/all sections, as of 30 Sep 2025$/);
  expect(container.querySelector('.fill-accent')).toHaveAttribute('width', '80%');
});

test('the upcoming classes count one student in the singular', async () => {
  await renderSettled(
    <UpcomingClasses
      classes={classes.slice(0, 1).map((c) => ({ ...c, students: 1 }))}
      timeZone="Asia/Kolkata"
      {...about}
    />,
  );
  expect(screen.getByText('1 student')).toBeVisible();
});

describe('the student profiles', () => {
  const content = {
    rows: studentRows,
    students: [],
    student: { name: 'Aarav Sharma', rollNumber: '25CSE1042' },
    activities: [],
    categories: [],
    by: 'Dr. Ananya Rao',
    employeeId: 'FAC-0117',
    keys: [],
  };

  test('show the first four students with certifying body, roll number and status', () => {
    render(<StudentProfiles {...content} />);
    const table = screen.getByRole('table', { name: 'The first 4 of 6 students' });
    const headers = within(table).getAllByRole('columnheader');
    expect(headers.map((header) => header.textContent)).toEqual([
      ...['Name', 'Certifications by', 'Roll no', 'Status'],
    ]);
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(4);
    const first = rows[0]!;
    expect(within(first).getByRole('rowheader', { name: /Aarav Sharma/ })).toBeVisible();
    const cells = within(first).getAllByRole('cell');
    expect(cells.slice(0, 2).map((cell) => cell.textContent)).toEqual(['Coursera', '25CSE1042']);
    expect(cells[2]).toHaveTextContent('Pending');
    expect(within(first).getByRole('link', { name: 'Aarav Sharma' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^#decide=\w+$/),
    );
  });

  test('have no View All with only four students', () => {
    render(<StudentProfiles {...content} rows={studentRows.slice(0, 4)} />);
    expect(screen.getByRole('table', { name: 'Students' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /View All/ })).not.toBeInTheDocument();
  });
});

test('the notices show a message when there are none', async () => {
  const { container } = render(<Notices notices={[]} by={about.by} />);
  expect(screen.getByText('No Notices Yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: /View All/ })).not.toBeInTheDocument();
  await waitFor(() => expect(container.querySelector('svg')).toBeInTheDocument());
});
