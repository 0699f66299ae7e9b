import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeFilesReadable } from '@/__tests__/components/readable-file';
import { wipeDevice, writeToDevice } from '@/__tests__/components/settle';
import { StudentProfiles } from '@/components/activity/faculty/student-profiles';
import { Notices } from '@/components/notice/faculty/notices';
import { studentRows } from '@/content/faculty';
import { activities } from '@/content/student';
import { now, put } from '@/lib/store/record';
import { profilesContent } from './profiles-content';

const waiting = { ...activities[0]!, status: 'Pending' as const, decision: null };

const student = (number: number, section: string) => ({
  name: `Student ${number}`,
  rollNumber: `25CSE20${number}`,
  section,
  activities: [{ ...waiting, id: 'robotics', name: `Robotics ${number}` }],
});

const content = {
  rows: [],
  students: [11, 12, 13]
    .map((number) => student(number, '1CSE33'))
    .concat([21, 22].map((number) => student(number, '1CSE27'))),
  student: null,
  activities: [],
  by: 'Dr. Ananya Rao',
  employeeId: 'FAC-0117',
  categories: ['Course'],
  keys: [],
};

beforeAll(makeFilesReadable);

afterEach(wipeDevice);

async function open(button: string, dialog: string) {
  const user = userEvent.setup();
  render(<StudentProfiles {...content} />);
  await user.click(screen.getByRole('button', { name: button }));
  return { user, dialog: await screen.findByRole('dialog', { name: dialog }) };
}

test('shows what waits in the records of the students', () => {
  render(<StudentProfiles {...content} />);
  const table = screen.getByRole('table', { name: 'The first 4 of 5 students' });
  const rows = within(table).getAllByRole('rowheader');
  expect(rows[0]).toHaveTextContent('Student 11');
  expect(rows[0]).toHaveTextContent('Robotics 11');
});

test('counts a submission that a file has just added', async () => {
  render(<StudentProfiles {...content} />);
  const line = () => screen.getByText(/^\d+ waiting$/).parentElement;
  expect(line()).toHaveTextContent(/^5 waiting for your decision/);
  const fields = { name: 'Chess', category: 'Course', dateAdded: '2026-01-30', issuer: '' };
  await writeToDevice(
    put('submissions', {
      id: 'chess',
      at: now(),
      student: { name: 'Student 13', rollNumber: '25CSE2013' },
      activity: 'chess',
      revision: 'a'.repeat(64),
      fields: { ...fields, date: null, credits: null, note: '' },
      evidence: null,
      status: 'Pending',
      history: [{ at: '2026-11-20T09:30:00.000Z', what: 'submitted' }],
    }),
  );
  expect(line()).toHaveTextContent(/^6 waiting for your decision/);
});

test('filters all student profiles by section', async () => {
  const { user, dialog } = await open('View All student profiles', 'All student profiles');
  expect(within(dialog).getAllByRole('rowheader')).toHaveLength(5);
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Section' }), '1CSE27');
  expect(within(dialog).getAllByRole('rowheader')).toHaveLength(2);
  expect(within(dialog).getByText('2 of 5 rows')).toBeVisible();
});

describe('long lists', () => {
  const rows = Array.from({ length: 1000 }, (_, index) => ({
    ...studentRows[0]!,
    id: `student-${index}`,
    status: 'Approved' as const,
  }));
  const notices = Array.from({ length: 1000 }, (_, index) => ({
    id: `notice-${index}`,
    title: `Notice ${index + 1}`,
    at: '2025-09-10T09:00',
  }));
  describe('a thousand students', () => {
    it('are counted in the card', async () => {
      render(<StudentProfiles {...profilesContent} rows={rows} />);
      await act(async () => {});
      expect(screen.getByRole('table', { name: 'The first 4 of 1000 students' })).toBeVisible();
    });

    it('are shown in steps in View All, whose last button leaves the focus to their number', async () => {
      const some = rows.slice(0, 130);
      render(<StudentProfiles {...profilesContent} activities={[]} rows={some} />);
      await userEvent.click(screen.getByRole('button', { name: 'View All student profiles' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'All student profiles' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Show 30 more' }));
      expect(dialog.getByText('130 rows')).toHaveFocus();
    });
  });

  describe('a thousand notices', () => {
    it('are shown in steps in View All, and the focus stays', async () => {
      render(<Notices notices={notices} by="Dr. Ananya Rao" />);
      const titles = () => screen.getAllByRole('heading', { level: 4, hidden: true }).length;
      expect(titles()).toBe(20);
      const more = await screen.findByRole('button', {
        name: 'Show 100 more notices',
        hidden: true,
      });
      await userEvent.click(more);
      expect(await screen.findByText('The first 120 of 1,000 notices')).toBeInTheDocument();
      expect(titles()).toBe(120);
      expect(more).toHaveFocus();
    });
  });
});
