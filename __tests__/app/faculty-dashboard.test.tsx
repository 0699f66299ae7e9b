import { render, screen, waitFor, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import FacultyDashboardPage from '@/app/(faculty)/faculty-dashboard/page';
import { StudentProfiles } from '@/components/activity/faculty/student-profiles';
import { ProgressBanner } from '@/components/assignment/faculty/progress-banner';
import { Notices } from '@/components/notice/faculty/notices';
import { UpcomingClasses } from '@/components/schedule/classes/upcoming-classes';
import { classes, progress, studentRows } from '@/content/faculty';
import { renderSettled } from '../components/settle';

const about = {
  by: 'Dr. Ananya Rao',
  calendarHost: { host: 'college.example', timeZone: 'Asia/Kolkata' },
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
    'Saved on this device and shown on its student pages. Nothing is sent to a server.',
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

describe('the upcoming classes', () => {
  const periods = () =>
    within(screen.getByRole('region', { name: 'Periods of the day' })).getAllByRole('listitem');

  test('show each class with its period, time, section, course and students', async () => {
    await renderSettled(<UpcomingClasses classes={classes} {...about} />);
    for (const [index, texts] of [
      ['01', '9:00-9:55', '1CSE33 Mathematics', '9:00AM to 9:55AM'],
      ['02', '10:50-11:45', '1CSE27 DECO', '10:50AM to 11:45AM'],
      ['03', '11:45-12:40', '1CSE31 DECO', '11:45AM to 12:40PM'],
      ['04', '01:35-02:30', '1CSE33 Mathematics', '1:35PM to 2:30PM'],
    ].entries())
      for (const text of [...texts, `${classes[index]?.students} students`])
        expect(periods()[index]).toHaveTextContent(text);
    const strip = screen.getByRole('region', { name: 'Periods of the day' });
    expect(strip).toHaveAttribute('tabindex', '0');
  });

  test('count one student in the singular', async () => {
    await renderSettled(
      <UpcomingClasses
        classes={classes.slice(0, 1).map((c) => ({ ...c, students: 1 }))}
        {...about}
      />,
    );
    expect(screen.getByText('1 student')).toBeVisible();
  });

  test('show a message on a day without classes', async () => {
    await renderSettled(<UpcomingClasses classes={[]} {...about} />);
    expect(screen.getByText('No Classes Today')).toBeVisible();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
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
    expect(
      within(cells[2]!).getByRole('button', { name: 'Status of Aarav Sharma: Pending' }),
    ).toBeVisible();
  });

  test('list every student in View All, even without JavaScript', () => {
    const markup = document.createElement('div');
    markup.innerHTML = renderToStaticMarkup(<StudentProfiles {...content} />).replaceAll(
      'noscript>',
      'div>',
    );
    const button = within(markup).getAllByRole('button', { name: 'View All student profiles' });
    const panel = markup.querySelector(`#${button.at(-1)?.getAttribute('popovertarget')}`);
    expect(panel).toHaveAttribute('popover', 'auto');
    expect(panel?.querySelectorAll('tbody tr')).toHaveLength(studentRows.length);
  });

  test('have no View All with only four students', () => {
    render(<StudentProfiles {...content} rows={studentRows.slice(0, 4)} />);
    expect(screen.getByRole('table', { name: 'Students' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /View All/ })).not.toBeInTheDocument();
  });

  test('show a message instead of an empty table when there are no students', async () => {
    const { container } = render(<StudentProfiles {...content} rows={[]} />);
    expect(screen.getByText('No Student Profiles Yet')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await waitFor(() => expect(container.querySelector('svg')).toBeInTheDocument());
  });
});

test('the notices show a message when there are none', async () => {
  const { container } = render(<Notices notices={[]} by={about.by} />);
  expect(screen.getByText('No Notices Yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: /View All/ })).not.toBeInTheDocument();
  await waitFor(() => expect(container.querySelector('svg')).toBeInTheDocument());
});
