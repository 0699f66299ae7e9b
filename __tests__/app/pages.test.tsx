import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import FacultyDashboardPage from '@/app/(faculty)/faculty-dashboard/page';
import DashboardPage from '@/app/(student)/Dashboard/page';
import ProfilePage from '@/app/(student)/MyProfile/page';
import { SubjectsPage } from '@/app/(student)/Subjects/subjects';
import { StudentProfiles } from '@/components/activity/faculty/student-profiles';
import { ProgressBanner } from '@/components/assignment/faculty/progress-banner';
import { Notices } from '@/components/notice/faculty/notices';
import { UpcomingClasses } from '@/components/schedule/classes/upcoming-classes';
import { academic } from '@/content/campus';
import { classes, progress, studentRows } from '@/content/faculty';
import { student } from '@/content/student';
import { change } from '@/lib/store/record';
import { emptyStudentRecord } from '@/tools/college/empty-record';
import { renderSettled, wipeDevice, writeToDevice } from '../components/settle';

describe('the student dashboard', () => {
  beforeEach(async () => {
    await renderSettled(<DashboardPage />);
    await screen.findByText(/^until/);
  });

  it('shows its cards in reading order', () => {
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(
      headings.map((heading) => heading.textContent.replace(/^Next: .*/, 'Next class')),
    ).toEqual([
      'Next class',
      'Assignments Pending',
      'Current Attendance',
      'Attendance',
      'Academic Information',
      'Academic Calendar',
      'Activity points',
      'Notifications',
      'Your Activities',
      'College Map',
    ]);
  });

  it('shows the figures of the sample', () => {
    const text = (name: string) => screen.getByRole('region', { name }).textContent;
    expect(text('Assignments Pending')).toContain('6');
    expect(text('Current Attendance')).toContain('95%');
    expect(text('Attendance')).toMatch(/Present114.*Absent6.*Total120/);
    expect(text('Academic Information')).toContain('9.2 of 10');
    expect(text('Academic Calendar')).toMatch(/November 2027.*1 Assignment Due.*1 Quiz Quiz/);
    expect(screen.getByRole('cell', { name: '9 November 2027: 1 Assignment' })).toBeVisible();
  });
});

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

describe('The profile page', () => {
  it('has the student’s name as its only h1, with photo, bio and roll number', async () => {
    await renderSettled(<ProfilePage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(student.name);
    expect(screen.getByRole('img', { name: student.name })).toBeVisible();
    expect(screen.getByText(student.bio!)).toBeVisible();
    expect(screen.getByText(student.rollNumber)).toBeVisible();
  });

  it('shows every widget', async () => {
    await renderSettled(<ProfilePage />);
    const names = screen.getAllByRole('heading', { level: 2 }).map((node) => node.textContent);
    expect(names).toEqual([
      'Summary',
      'Current Credits',
      'Achievements',
      'Academics',
      'Skill Timeline',
      'Project Showcase',
      'Recent Activities and Internship',
      'Interests and Languages',
      'Contact',
    ]);
  });
});

describe('The plan of Subjects', () => {
  const timeZone = 'Asia/Kolkata';

  const record = {
    ...emptyStudentRecord({ name: 'Aarav Sharma', id: '25CSE1042', asOf: '2099-11-20' }),
    subjects: {
      items: [
        {
          ...{ id: 'maths', code: 'MA1', name: 'Mathematics' },
          attendance: { present: 36, absent: 4, total: 40, asOf: '2099-11-20' },
        },
      ],
    },
    timetable: {
      term: { name: 'Autumn', from: '2099-08-03', to: '2099-11-30' },
      meetings: [
        {
          ...{ id: 'maths-1', start: '09:00', end: '09:55', section: '1CSE33' },
          ...{ course: 'Mathematics', subject: 'maths', weekdays: ['Monday' as const] },
        },
      ],
      ...{ days: [], changes: [], exams: [] },
    },
  };

  beforeEach(() => {
    jest.useFakeTimers({
      now: new Date('2099-11-21T09:00:00'),
      doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'queueMicrotask', 'nextTick'],
    });
  });
  afterEach(async () => {
    jest.useRealTimers();
    await wipeDevice();
  });

  test('The page leads to the week, and a class that is cancelled on this device is not in the plan', async () => {
    await renderSettled(
      <SubjectsPage
        sample={record}
        {...{ signedOut: null, empty: null, threshold: 75, duty: 'leftOut' }}
        grading={academic.grading}
        week={{ timeZone, weekStart: 'Monday' }}
        calendarHost={{ host: 'college.example', timeZone }}
      />,
    );
    const link = screen.getByRole('link', { name: 'The whole week' });
    expect(link).toHaveAttribute('href', '#week');
    const week = screen.getByRole('region', { name: 'Week' }).parentElement;
    expect(week).toHaveClass('hidden');
    fireEvent.click(link);
    window.location.hash = '#week';
    await waitFor(() => expect(week).not.toHaveClass('hidden'));
    expect(week).toHaveFocus();
    expect(screen.getByText('all 2 left')).toBeVisible();
    await writeToDevice(
      change('cancellations', 'maths-1:2099-11-23', () => ({
        ...{ id: 'maths-1:2099-11-23', session: 'maths-1', day: '2099-11-23' },
        ...{ title: '1CSE33 Mathematics', start: '09:00', end: '09:55' },
        ...{
          reason: 'Conference',
          at: '2099-11-21T04:00:00.000Z',
          by: 'Dr. Ananya Rao',
          restored: null,
          sequence: 1,
        },
      })),
    );
    expect(screen.getByText('1 to spare')).toBeVisible();
  });
});
