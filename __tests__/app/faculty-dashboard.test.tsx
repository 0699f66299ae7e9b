import { render, screen, waitFor, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StudentProfiles } from '@/components/activity/faculty/student-profiles';
import { NewAssignment } from '@/components/assignment/faculty/new-assignment';
import { ProgressBanner } from '@/components/assignment/faculty/progress-banner';
import { Notices } from '@/components/notice/faculty/notices';
import { UpcomingClasses } from '@/components/schedule/classes/upcoming-classes';
import { classes, notices, progress, studentRows } from '@/content/faculty';
import { renderSettled } from '../components/settle';

const about = {
  by: 'Dr. Ananya Rao',
  calendarHost: { host: 'college.example', timeZone: 'Asia/Kolkata' },
};

describe('the banner', () => {
  test('shows how many assignments are completed and the result', () => {
    render(<ProgressBanner progress={progress} />);
    expect(
      screen.getByRole('heading', { name: 'Students completed 80% of assignments' }),
    ).toBeVisible();
    expect(screen.getByText('Progress is Very Good')).toBeVisible();
  });

  test('shows what is counted and the date of the count', () => {
    render(<ProgressBanner progress={progress} />);
    const line = screen.getByText(/all sections/);
    expect(line).toBeVisible();
    expect(line).toHaveTextContent(/all sections, as of 30 Sep 2025$/);
  });

  test('draws the bar as long as the percentage', () => {
    const { container } = render(<ProgressBanner progress={{ ...progress, completed: 35 }} />);
    expect(container.querySelector('.fill-accent')).toHaveAttribute('width', '35%');
  });
});

describe('the upcoming classes', () => {
  const periods = () =>
    within(screen.getByRole('region', { name: 'Periods of the day' })).getAllByRole('listitem');

  test.each([
    [0, '01', '9:00-9:55', '1CSE33 Mathematics', '9:00AM to 9:55AM'],
    [1, '02', '10:50-11:45', '1CSE27 DECO', '10:50AM to 11:45AM'],
    [2, '03', '11:45-12:40', '1CSE31 DECO', '11:45AM to 12:40PM'],
    [3, '04', '01:35-02:30', '1CSE33 Mathematics', '1:35PM to 2:30PM'],
  ])('shows class %i as period %s, %s, %s', async (index, number, time, course, spoken) => {
    await renderSettled(<UpcomingClasses classes={classes} {...about} />);
    const period = periods()[index];
    for (const text of [number, time, course, spoken]) expect(period).toHaveTextContent(text);
    expect(period).toHaveTextContent(`${classes[index]?.students} students`);
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

  test('can be focused with the keyboard, so that the strip can be scrolled', async () => {
    await renderSettled(<UpcomingClasses classes={classes} {...about} />);
    expect(screen.getByRole('region', { name: 'Periods of the day' })).toHaveAttribute(
      'tabindex',
      '0',
    );
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

  test('show a table with four columns', () => {
    render(<StudentProfiles {...content} />);
    const table = screen.getByRole('table', { name: 'The first 4 of 6 students' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual(['Name', 'Certifications by', 'Roll no', 'Status']);
  });

  test('show the first four students with certifying body, roll number and status', () => {
    render(<StudentProfiles {...content} />);
    const table = screen.getByRole('table', { name: 'The first 4 of 6 students' });
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

describe('the notices', () => {
  test('show the latest three with their publishing time', () => {
    render(<Notices notices={notices} by={about.by} />);
    const [list] = screen.getAllByRole('list');
    const items = within(list!).getAllByRole('listitem');
    expect(items).toHaveLength(3);
    expect(items[0]).toHaveTextContent('Invigilation duties for the mid-semester examination');
    expect(items[0]).toHaveTextContent('10 Sep 2025 | 9:00AM');
  });

  test('show every notice in View All', () => {
    const { container } = render(<Notices notices={notices} by={about.by} />);
    const button = screen.getByRole('button', { name: 'View All notices' });
    const panel = container.querySelector(`#${button.getAttribute('popovertarget')}`);
    expect(panel?.querySelectorAll('li')).toHaveLength(notices.length);
  });

  test('show a message when there are none', async () => {
    const { container } = render(<Notices notices={[]} by={about.by} />);
    expect(screen.getByText('No Notices Yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: /View All/ })).not.toBeInTheDocument();
    await waitFor(() => expect(container.querySelector('svg')).toBeInTheDocument());
  });
});

test('the new assignment card says where assignments are stored', async () => {
  await renderSettled(
    <NewAssignment sections={['1CSE33']} by="Dr. Ananya Rao" employeeId="FAC-0117" />,
  );
  const card = screen.getByRole('region', { name: 'Create New Assignment' });
  expect(card).toHaveTextContent(
    'Saved on this device and shown on its student pages. Nothing is sent to a server.',
  );
});
