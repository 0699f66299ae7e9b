import { screen, within } from '@testing-library/react';
import FacultyAssignmentsPage from '@/app/(faculty)/faculty-assignments/page';
import FacultyClassroomPage from '@/app/(faculty)/faculty-classroom/page';
import FacultySettingsPage from '@/app/(faculty)/faculty-settings/page';
import AssignmentsPage from '@/app/(student)/Assignments/page';
import ChatsPage from '@/app/(student)/Chats/page';
import SettingsPage from '@/app/(student)/Settings/page';
import SubjectsPage from '@/app/(student)/Subjects/page';
import type * as Records from '@/content/record';
import { renderSettled } from '../components/settle';

/** Parts that replace those of both sample records. */
let mockParts: object = {};

jest.mock('@/content/record', () => {
  const real = jest.requireActual<typeof Records>('@/content/record');
  return {
    get shownSample() {
      return {
        student: { ...real.sampleStudentRecord, ...mockParts },
        teacher: { ...real.sampleTeacherRecord, ...mockParts },
      };
    },
  };
});

beforeEach(() => {
  mockParts = {};
});

const setting = { id: 'language', name: 'Language', value: 'English' };
const settings = {
  part: { settings: { items: [setting] } },
  list: 'Settings',
  texts: ['Language', 'English'],
};
const assignment = { id: 'unit-1', name: 'Unit 1 problems', due: '2099-11-09' };

/** Each page of a list: its title, the sentence without entries, and what it shows of one entry. */
const pages = [
  {
    ...{ side: 'student', title: 'Subjects', Page: SubjectsPage, sentence: 'No Subjects Yet' },
    part: {
      subjects: {
        items: [
          {
            ...{ id: 'deco', code: '1CSE27', name: 'Digital Electronics' },
            ...{ faculty: 'Dr. Ananya Rao', credits: 4 },
          },
        ],
      },
    },
    list: 'Subjects',
    texts: ['Digital Electronics', 'Dr. Ananya Rao', '1CSE27', '4 credits'],
  },
  {
    ...{ side: 'student', title: 'Assignments', Page: AssignmentsPage },
    sentence: 'No Assignments Yet',
    part: { assignments: { items: [{ ...assignment, subject: 'Mathematics' }] } },
    list: 'Assignments: To hand in (1)',
    texts: ['Unit 1 problems', 'Mathematics', 'Due Mon 09 Nov 2099'],
  },
  {
    ...{ side: 'student', title: 'Chats', Page: ChatsPage, sentence: 'No Chats Yet' },
    part: {
      chats: {
        items: [
          {
            ...{ id: 'robotics-club', name: 'Robotics club', message: 'We meet at four.' },
            at: '2025-09-09T09:30',
          },
        ],
      },
    },
    list: 'Chats',
    texts: ['Robotics club', 'We meet at four.', '09 Sep 2025'],
  },
  {
    ...{ side: 'student', title: 'Settings', Page: SettingsPage, sentence: 'No Settings Here' },
    ...settings,
  },
  {
    ...{ side: 'teacher', title: 'MyClassroom', Page: FacultyClassroomPage },
    sentence: 'Not Available Yet',
    part: {
      classroom: {
        items: [
          {
            ...{ id: '1cse33', section: '1CSE33', course: 'Mathematics' },
            ...{ room: 'Block C, room 204', students: 62 },
          },
        ],
      },
    },
    list: 'Sections',
    texts: ['1CSE33 Mathematics', 'Block C, room 204', '62 students'],
  },
  {
    ...{ side: 'teacher', title: 'Assignments', Page: FacultyAssignmentsPage },
    sentence: 'No Assignments Yet',
    part: { assignments: { items: [{ ...assignment, section: '1CSE33' }] } },
    list: 'Assignments: Open (1)',
    texts: ['Unit 1 problems', '1CSE33', 'Due 09 Nov 2099'],
  },
  {
    ...{ side: 'teacher', title: 'Settings', Page: FacultySettingsPage },
    sentence: 'Editing Settings Is Not Available Yet',
    ...settings,
  },
];

describe.each(pages)(
  'the page $title of a $side',
  ({ Page, title, sentence, part, list, texts }) => {
    test('has its name on paper, a message and a link without entries', async () => {
      await renderSettled(<Page />);
      expect(screen.getByText((text) => text.startsWith(`${title} of`))).toBeInTheDocument();
      expect(screen.getByText(sentence)).toBeVisible();
      expect(screen.getAllByRole('link')[0]).toBeVisible();
      expect(screen.queryByRole('list', { name: list })).not.toBeInTheDocument();
    });

    test('lists its entries', async () => {
      mockParts = part;
      await renderSettled(<Page />);
      const entry = within(screen.getByRole('list', { name: list })).getByRole('listitem');
      for (const text of texts) expect(entry).toHaveTextContent(text);
      expect(screen.queryByText(sentence)).not.toBeInTheDocument();
    });
  },
);

test('empty pages of the sample link to the same page of a sample person', async () => {
  await renderSettled(<SubjectsPage />);
  expect(screen.getByRole('link', { name: 'See this page with a sample student' })).toHaveAttribute(
    'href',
    '/login/#tour=/Subjects/',
  );
});
