import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeFilesReadable } from '@/__tests__/components/readable-file';
import { catchSavedFiles } from '@/__tests__/components/saved-files';
import { renderSettled, wipeDevice } from '@/__tests__/components/settle';
import { ToastRegion } from '@/components/page/toast-region';
import { StudentProgress } from '@/components/progress/faculty/student-progress';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import { workspace } from '@/lib/store/device';
import { help, registered, students, terms } from '../register';

const user = userEvent.setup();
const classroom = [
  { section: '1CSE33', course: 'Mathematics' },
  { section: '1CSE27', course: 'DECO' },
  { section: '1CSE27', course: 'Physics' },
];

async function open(list: readonly RegisteredStudent[] = students) {
  await renderSettled(
    <>
      <StudentProgress
        {...terms}
        {...{ students: list, classroom, help, by: 'Dr. Ananya Rao', timeZone: 'Asia/Kolkata' }}
      />
      <ToastRegion />
    </>,
  );
  return within(screen.getByRole('region', { name: 'Students' }));
}

const shownNames = () =>
  within(screen.getByRole('table', { name: 'Students' }))
    .getAllByRole('rowheader')
    .map((header) => header.querySelector('bdi')?.textContent);

const headings = () =>
  within(screen.getByRole('table', { name: 'Students' }))
    .getAllByRole('columnheader')
    .map((one) => one.querySelector('button')?.textContent);

const choose = (name: string) =>
  user.click(screen.getByRole('checkbox', { name: `Choose ${name}` }));

beforeEach(() => window.history.replaceState(null, '', '/faculty-progress/'));
afterEach(wipeDevice);

test('Shows those with a reason first, and the figures of all', async () => {
  const card = await open();
  expect(shownNames()).toEqual(['Asha', 'Zoya']);
  expect(card.getByText('2 of 4 students')).toBeVisible();
  const figures = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
  expect(figures).toEqual(['2 of 4', '61.3%', '67%', '3']);
});

test('A view has its own columns, students and address', async () => {
  await open();
  await user.click(screen.getByRole('radio', { name: 'Marks' }));
  expect(headings()).toEqual([
    ...['Name', 'Roll no', 'Attendance', 'Quiz 1', 'Quiz 2', 'All marks', 'Missing work'],
  ]);
  expect(window.location.search).toBe('?view=marks');
  await user.click(screen.getByRole('button', { name: 'All marks' }));
  expect(shownNames()).toEqual(['Asha', 'محمد', 'Meera', 'Zoya']);
  expect(window.location.search).toBe('?view=marks&sort=marks');
  await user.click(screen.getByRole('radio', { name: 'NAAC 5.3.1' }));
  expect(screen.getByText('1 line')).toBeVisible();
  expect(screen.getByText(/is empty, because the records do not say it/)).toBeInTheDocument();
});

test('A section has its own figures, and the search is not in the address', async () => {
  await open();
  expect(
    screen
      .getAllByRole('radio')
      .slice(0, 3)
      .map((one) => one.closest('label')?.textContent),
  ).toEqual(['1CSE27', '1CSE33 Mathematics', 'All my sections']);
  await user.click(screen.getByRole('radio', { name: '1CSE33 Mathematics' }));
  expect(shownNames()).toEqual(['Asha']);
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search students' }), {
    target: { value: 'meera' },
  });
  expect(screen.getByText('No Students Found')).toBeVisible();
  expect(window.location.search).toBe('?section=1CSE33');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(shownNames()).toHaveLength(4);
});

test('A row opens on the sentences of its reasons and gaps', async () => {
  await open();
  await user.click(screen.getByRole('button', { name: 'Asha 25-ASHA' }));
  const reasons = within(screen.getByRole('list', { name: 'Reasons of Asha' }));
  expect(reasons.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Attendance is 25%, below 75%: 5 of 20 classes, Nov 2026.',
    '2 assignments are missing: Truth tables (due 12 Oct 2026); மெய்யட்டவணை.',
    'Marks are 30%, below 40%: 12 of 40 points in 2 assignments, the last due 02 Nov 2026.',
  ]);
  expect(screen.getByRole('list', { name: 'What Asha lacks' })).toHaveTextContent(
    'Points: 0 of 20, 20 missing',
  );
  expect(screen.getByText('No contact yet.')).toBeVisible();
});

test('A note goes to each chosen student with a day to look again, and can be deleted', async () => {
  await open();
  await choose('Asha');
  await choose('Zoya');
  expect(screen.getByText('2 chosen')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Note to self' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Note on 2 students' }));
  await user.click(dialog.getByRole('button', { name: 'Save notes' }));
  expect(await dialog.findByRole('group', { name: 'Check the form' })).toHaveTextContent(
    'Enter the note.',
  );
  fireEvent.change(dialog.getByLabelText('Note'), { target: { value: 'Comes on Monday' } });
  fireEvent.change(dialog.getByLabelText('Look again on (optional)'), {
    target: { value: '2199-12-01' },
  });
  await user.click(dialog.getByRole('button', { name: 'Save notes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(
    [...workspace.records('contacts').values()].map((one) => [one.student.name, one.followUp]),
  ).toEqual([
    ['Asha', '2199-12-01'],
    ['Zoya', '2199-12-01'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Asha 25-ASHA' }));
  const done = within(screen.getByRole('list', { name: 'What you did for Asha' }));
  expect(done.getByText('Comes on Monday')).toBeVisible();
  await user.click(done.getByRole('button', { name: /^Delete: Note/ }));
  await waitFor(() => expect(screen.getByText('No contact yet.')).toBeVisible());
});

test('Without a drop box a message is a text to copy, with the name of each student', async () => {
  await open();
  await user.click(screen.getByRole('checkbox', { name: 'Choose all 2' }));
  await user.click(screen.getByRole('button', { name: 'Message' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Message to 2 students' }));
  fireEvent.change(dialog.getByLabelText('Message'), { target: { value: '{name}, come at 4.' } });
  expect(dialog.getByText('Asha, come at 4.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Copy the text' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await navigator.clipboard.readText()).toBe(
    'Asha, 25-ASHA\n\nAsha, come at 4.\n\n\nZoya, 25-ZOYA\n\nZoya, come at 4.',
  );
});

test('The columns are chosen in groups, and the file and the print have the same', async () => {
  makeFilesReadable();
  const saved = catchSavedFiles();
  const files = jest.spyOn(URL, 'createObjectURL');
  const card = await open();
  await user.click(card.getByRole('button', { name: /^Columns: 9 of / }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Columns' }));
  for (const name of ['Section', 'Attendance', 'Last 4 weeks', 'All marks', 'Last contact'])
    await user.click(dialog.getByRole('checkbox', { name }));
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(headings()).toEqual(['Name', 'Roll no', 'Reasons', 'Follow-up']);
  await user.click(card.getByRole('button', { name: 'Download CSV' }));
  expect(saved).toHaveBeenCalledWith('students-help-2026-11-23.csv');
  expect((await (files.mock.calls[0]![0] as Blob).text()).split('\r\n')[0]).toBe(
    '\ufeffName,Roll no,Reasons,Attendance: reason,Falling attendance: reason,Missing work: reason,Marks: reason,Follow-up,As of',
  );
  await user.click(card.getByRole('button', { name: 'Print' }));
  await screen.findByRole('dialog', { name: 'Print the students' });
  fireEvent(window, new Event('beforeprint'));
  const sheet = document.querySelector('[data-sheet]');
  expect(sheet).toHaveTextContent('Students: HelpDr. Ananya Rao, all sections, 23 Nov 2026');
  expect([...sheet!.querySelectorAll('tr')].map(({ textContent }) => textContent)).toEqual([
    'NameRoll noReasonsFollow-up',
    'Asha25-ASHA3',
    'Zoya25-ZOYA1',
  ]);
  fireEvent(window, new Event('afterprint'));
});

test('Who moved most is chosen beside the reason', async () => {
  const score = (name: string, points: number) => ({ name, score: points, maximum: 10 });
  const marks = [score('A', 9), score('B', 9), score('C', 2), score('D', 3)];
  await open([registered('Kavya', { marks })]);
  const [moved] = within(screen.getByRole('list', { name: 'Moved down most' })).getAllByRole(
    'listitem',
  );
  expect(moved).toHaveTextContent('Kavya 25-KAVYAD: 3 of 10−65');
  await user.click(screen.getByRole('checkbox', { name: 'Choose Kavya, who moved down' }));
  expect(screen.getByText('1 chosen')).toBeVisible();
});

test.each([
  ['without students', [], 'No Students Yet'],
  ['without a reason', [students[2]!], 'No Students Listed'],
])('Says so %s', async (_, list, sentence) => {
  await open(list);
  expect(screen.getByText(sentence)).toBeVisible();
});
