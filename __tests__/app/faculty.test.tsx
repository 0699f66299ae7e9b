import { render, screen, within } from '@testing-library/react';
import FacultyAssignmentsPage from '@/app/(faculty)/faculty-assignments/page';
import FacultyClassroomPage from '@/app/(faculty)/faculty-classroom/page';
import FacultyDashboardPage from '@/app/(faculty)/faculty-dashboard/page';
import FacultySettingsPage from '@/app/(faculty)/faculty-settings/page';
import * as content from '@/content/faculty';
import { renderSettled } from '../components/settle';

jest.mock('@/content/faculty', () => {
  const real = jest.requireActual<typeof content>('@/content/faculty');
  return {
    classes: real.classes,
    notices: real.notices,
    progress: real.progress,
    studentRows: real.studentRows,
    classroom: [...real.classroom],
    assignments: [...real.assignments],
    settings: [...real.settings],
    facultyProfile: real.facultyProfile,
    facultyKeys: real.facultyKeys,
  };
});

afterEach(() => {
  for (const list of [content.classroom, content.assignments, content.settings]) list.length = 0;
});

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
});

test('the dashboard lists every sample notice', async () => {
  await renderSettled(<FacultyDashboardPage />);
  for (const { title } of content.notices)
    expect(screen.getAllByText(title).length).toBeGreaterThan(0);
});

test('the dashboard leaves the h1 to the greeting in the top bar', async () => {
  await renderSettled(<FacultyDashboardPage />);
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
});

const pages = [
  { Page: FacultyClassroomPage, title: 'MyClassroom', sentence: 'Not Available Yet' },
  { Page: FacultyAssignmentsPage, title: 'Assignments', sentence: 'No Assignments Yet' },
  {
    Page: FacultySettingsPage,
    title: 'Settings',
    sentence: 'Editing Settings Is Not Available Yet',
  },
];

describe.each(pages)('the $title page without entries', ({ Page, title, sentence }) => {
  test('has one heading, a message and a link', async () => {
    await renderSettled(<Page />);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByRole('link')).toBeVisible();
    for (const name of [title, 'Sections'])
      expect(screen.queryByRole('list', { name })).not.toBeInTheDocument();
  });
});

describe('the faculty pages with entries', () => {
  /** The only item of the list with this label. */
  function entryOf(label: string) {
    return within(screen.getByRole('list', { name: label })).getByRole('listitem');
  }

  test('list sections with course, room and number of students', async () => {
    content.classroom.push({
      id: '1cse33',
      section: '1CSE33',
      course: 'Mathematics',
      room: 'Block C, room 204',
      students: 62,
    });
    await renderSettled(<FacultyClassroomPage />);
    for (const text of ['1CSE33 Mathematics', 'Block C, room 204', '62 students'])
      expect(entryOf('Sections')).toHaveTextContent(text);
    expect(screen.queryByText('Not Available Yet')).not.toBeInTheDocument();
  });

  test('list assignments with section and due date', () => {
    content.assignments.push({
      id: 'unit-1',
      name: 'Unit 1 problems',
      section: '1CSE33',
      due: '2027-11-09',
    });
    render(<FacultyAssignmentsPage />);
    for (const text of ['Unit 1 problems', '1CSE33', 'Due 09 Nov 2027'])
      expect(entryOf('Assignments')).toHaveTextContent(text);
    expect(screen.queryByText('No Assignments Yet')).not.toBeInTheDocument();
  });

  test('list settings with name and value', async () => {
    content.settings.push({ id: 'language', name: 'Language', value: 'English' });
    await renderSettled(<FacultySettingsPage />);
    for (const text of ['Language', 'English']) expect(entryOf('Settings')).toHaveTextContent(text);
    expect(screen.queryByText('Editing Settings Is Not Available Yet')).not.toBeInTheDocument();
  });
});
