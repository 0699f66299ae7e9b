import { render, screen, within } from '@testing-library/react';
import AssignmentsPage from '@/app/(student)/Assignments/page';
import ChatsPage from '@/app/(student)/Chats/page';
import SettingsPage from '@/app/(student)/Settings/page';
import SubjectsPage from '@/app/(student)/Subjects/page';
import type * as Records from '@/content/record';
import type * as Content from '@/content/student';
import { renderSettled } from '../components/settle';

type Lists = Partial<Pick<typeof Content, 'subjects' | 'assignments' | 'chats' | 'settings'>>;

/** Lists that replace the sample's. */
let mockLists: Lists = {};

jest.mock('@/content/record', () => {
  const real = jest.requireActual<typeof Records>('@/content/record');
  return {
    get shownSample() {
      const { subjects, assignments, chats, settings } = {
        ...jest.requireActual<typeof Content>('@/content/student'),
        ...mockLists,
      };
      return {
        student: {
          ...real.sampleStudentRecord,
          subjects: { items: subjects },
          assignments,
          chats: { items: chats },
          settings: { items: settings },
        },
      };
    },
  };
});

beforeEach(() => {
  mockLists = {};
});

const pages = [
  { Page: SubjectsPage, title: 'Subjects', sentence: 'No Subjects Yet' },
  { Page: AssignmentsPage, title: 'Assignments', sentence: 'No Assignments Yet' },
  { Page: ChatsPage, title: 'Chats', sentence: 'No Chats Yet' },
  { Page: SettingsPage, title: 'Settings', sentence: 'No Settings Here' },
];

describe.each(pages)('the $title page without entries', ({ Page, title, sentence }) => {
  test('has one heading and a message', async () => {
    await renderSettled(<Page />);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.queryByRole('list', { name: title })).not.toBeInTheDocument();
  });
});

test('empty pages of the sample link to the same page of a sample person', () => {
  render(<SubjectsPage />);
  expect(screen.getByRole('link', { name: 'See this page with a sample student' })).toHaveAttribute(
    'href',
    '/login/#tour=/Subjects/',
  );
});

describe('the student pages with entries', () => {
  /** The only item of the list with this label. */
  function entryOf(label: string) {
    return within(screen.getByRole('list', { name: label })).getByRole('listitem');
  }

  test('list subjects with code, name, teacher and credits', () => {
    mockLists = {
      subjects: [
        {
          id: 'deco',
          code: '1CSE27',
          name: 'Digital Electronics',
          faculty: 'Dr. Ananya Rao',
          credits: 4,
        },
      ],
    };
    render(<SubjectsPage />);
    for (const text of ['Digital Electronics', 'Dr. Ananya Rao', '1CSE27', '4 credits'])
      expect(entryOf('Subjects')).toHaveTextContent(text);
    expect(screen.queryByText('No Subjects Yet')).not.toBeInTheDocument();
  });

  test('list assignments with name, subject and due date', () => {
    mockLists = {
      assignments: {
        ...jest.requireActual<typeof Content>('@/content/student').assignments,
        items: [
          {
            id: 'unit-1',
            name: 'Unit 1 problems',
            subject: 'Mathematics',
            due: '2099-11-09',
          },
        ],
      },
    };
    render(<AssignmentsPage />);
    for (const text of ['Unit 1 problems', 'Mathematics', 'Due 09 Nov 2099'])
      expect(entryOf('Assignments: Later (1)')).toHaveTextContent(text);
    expect(screen.queryByText('No Assignments Yet')).not.toBeInTheDocument();
  });

  test('list chats with name, message and time', () => {
    mockLists = {
      chats: [
        {
          id: 'robotics-club',
          name: 'Robotics club',
          message: 'We meet at four.',
          at: '2025-09-09T09:30',
        },
      ],
    };
    render(<ChatsPage />);
    for (const text of ['Robotics club', 'We meet at four.', '09 Sep 2025 | 9:30AM'])
      expect(entryOf('Chats')).toHaveTextContent(text);
    expect(screen.queryByText('No Chats Yet')).not.toBeInTheDocument();
  });

  test('list settings with name and value', async () => {
    mockLists = { settings: [{ id: 'language', name: 'Language', value: 'English' }] };
    await renderSettled(<SettingsPage />);
    for (const text of ['Language', 'English']) expect(entryOf('Settings')).toHaveTextContent(text);
    expect(screen.queryByText('No Settings Here')).not.toBeInTheDocument();
  });
});
