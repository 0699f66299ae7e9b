import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { makeFilesReadable } from '@/__tests__/components/readable-file';
import { catchSavedFiles } from '@/__tests__/components/saved-files';
import { renderSettled, wipeDevice } from '@/__tests__/components/settle';
import { ComplianceSection } from '@/components/compliance/compliance-section';
import type { ComplianceContent } from '@/components/compliance/model/compliance-content';
import { ToastRegion } from '@/components/page/toast-region';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import { activity, enough, month, registered, terms } from './register';
import { seededStudents } from './seeded-register';

const register = [
  registered('Asha', [
    ...enough().slice(0, 3),
    activity('State chess', { level: 'State', date: '2026-02-01' }),
  ]),
  registered('محمد', enough(), { attendance: [month(1, 3)], section: '1CSE27' }),
  registered('Meera'),
];
const user = userEvent.setup();

const panel = (
  students: readonly RegisteredStudent[] = register,
  change: Partial<ComplianceContent> = {},
) => (
  <>
    <ComplianceSection {...terms} students={students} by="Dr. Ananya Rao" {...change} />
    <ToastRegion />
  </>
);

async function open(students = register, change: Partial<ComplianceContent> = {}) {
  await renderSettled(panel(students, change));
  fireEvent.focusIn(screen.getByRole('heading', { name: 'Compliance' }));
  await screen.findByRole('combobox', { name: 'Students shown' });
  return within(screen.getByRole('region', { name: 'Compliance' }));
}

const shownNames = () =>
  within(screen.getByRole('table', { name: 'Students and what they lack' }))
    .getAllByRole('rowheader')
    .map((header) => header.querySelector('bdi')?.textContent);

/** Opens the details of a student. */
const openLacks = (name: string) =>
  user.click(screen.getByRole('button', { name: new RegExp(`^What ${name} lacks`) }));

const views = () => screen.getByRole('combobox', { name: 'Students shown' });

afterEach(wipeDevice);

test('Shows nothing without students, and no names in the server’s HTML', () => {
  expect(renderToString(panel([]))).not.toContain('id="compliance"');
  expect(renderToString(panel())).not.toContain('Asha');
});

test.each([
  ['focus on', () => fireEvent.focusIn(screen.getByRole('heading', { name: 'Compliance' }))],
  ['key pressed on', () => fireEvent.keyDown(document.body, { key: 'Control' })],
])('Its heading is there at once, and its list with the first %s the page', async (_, use) => {
  await renderSettled(panel());
  expect(screen.getByRole('heading', { name: 'Compliance' })).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  fireEvent.focusIn(document.body);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  use();
  expect(await screen.findByRole('table', { name: 'Students and what they lack' })).toBeVisible();
});

test('Shows the real share with its working, and what each student lacks', async () => {
  const region = await open();
  expect(region.getByText('33.3%')).toBeVisible();
  expect(region.getByText('complete: 1 of 3 students')).toBeVisible();
  const groups = within(region.getByRole('list', { name: 'Students by what they lack' }));
  expect(groups.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Points are missing: 1',
    'Attendance is too low: 1',
  ]);
  expect(shownNames()).toEqual(['Asha', 'محمد']);
  expect(region.queryByRole('list', { name: 'What Asha lacks' })).not.toBeInTheDocument();
  await openLacks('Asha');
  expect(region.getByRole('list', { name: 'What Asha lacks' })).toHaveTextContent(
    'but too few under a head: Community (0 of 4, 4 missing; 0 of at least 8 hours; accepted: Letter).',
  );
  expect(region.getByText(/^A student is complete if no points are missing/)).toBeVisible();
});

test('Finds students by section and by what they lack', async () => {
  const region = await open();
  await user.selectOptions(views(), 'Attendance is too low');
  expect(shownNames()).toEqual(['محمد']);
  await user.selectOptions(region.getByRole('combobox', { name: 'Section' }), '1CSE33');
  expect(region.getByText('No Students Found')).toBeVisible();
  expect(region.getByText('complete: 1 of 2 students of')).toBeVisible();
  await user.click(region.getByRole('button', { name: 'Clear filters' }));
  await user.selectOptions(views(), 'Complete students');
  expect(shownNames()).toEqual(['Meera']);
});

test('A student has one line with what is missing in short, and complete ones say so', async () => {
  await open();
  await user.selectOptions(views(), 'All students');
  const table = within(screen.getByRole('table', { name: 'Students and what they lack' }));
  expect(table.getAllByRole('row').map((row) => row.lastElementChild?.textContent)).toEqual([
    'Missing',
    '1 head missing',
    'Attendance 25%',
    'Complete',
  ]);
});

test('Says so when nothing is missing', async () => {
  const region = await open([register[2]!]);
  expect(region.getByText('complete: 1 of 1 student')).toBeVisible();
  expect(region.queryByText('100%', { selector: 'span' })).not.toBeInTheDocument();
  expect(region.getByText('Nothing Missing')).toBeVisible();
});

test('Shows the share of each section', async () => {
  const region = await open();
  const table = within(region.getByRole('table', { name: 'Complete students of each section' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'SectionStudentsCompleteShare',
    '1CSE27100%',
    '1CSE332150%',
  ]);
});

test('Names three of many activities', async () => {
  const chess = Array.from({ length: 8 }, (_, index) => `Chess ${index + 1}`);
  const without = chess.map((name) => activity(name, { decision: null }));
  const region = await open([registered('Asha', [...enough(), ...without])]);
  await openLacks('Asha');
  expect(region.getByText(/^8 activities are decided without/)).toHaveTextContent(
    /Chess 3 \(approved\) and 5 more\.$/,
  );
});

test('Shows 20 students of a long register, and more on demand', async () => {
  const many = Array.from({ length: 30 }, (_, batch) =>
    seededStudents(batch).map(({ student }) => ({
      ...student,
      rollNumber: `${batch}-${student.rollNumber}`,
    })),
  ).flat();
  await open(many);
  await user.selectOptions(views(), 'All students');
  expect(shownNames()).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Show 100 more students' }));
  await waitFor(() => expect(shownNames()).toHaveLength(120));
});

test('Counts what the sample’s student has on this device', async () => {
  const activities = enough();
  const region = await open([registered('Asha', [])], {
    device: { rollNumber: '25-ASHA', activities },
  });
  expect(region.getByText('complete: 1 of 1 student')).toBeVisible();
});

beforeAll(makeFilesReadable);

test('The list is saved as a table of the students shown', async () => {
  const saved = catchSavedFiles();
  const files = jest.spyOn(URL, 'createObjectURL');
  await open();
  await user.click(screen.getByRole('button', { name: 'Print or save the compliance list' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Print or save the compliance list' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Download CSV' }));
  expect(saved).toHaveBeenCalledWith('compliance-2026-11-23.csv');
  const text = await (files.mock.calls[0]![0] as Blob).text();
  expect(text.trim().split('\r\n')).toHaveLength(3);
  expect(text).not.toContain('Meera');
});

test('The printed list has a line for every student that is shown or, on demand, all that is missing', async () => {
  const chess = Array.from({ length: 8 }, (_, index) => activity(`C${index}`, { decision: null }));
  await open([registered('Asha', [...enough(), ...chess]), ...register.slice(1)]);
  await user.click(screen.getByRole('button', { name: 'Print or save the compliance list' }));
  await screen.findByRole('dialog', { name: 'Print or save the compliance list' });
  fireEvent(window, new Event('beforeprint'));
  const lines = [
    ...document.querySelectorAll('[data-sheet] article table')[0]!.querySelectorAll('tr'),
  ];
  expect(lines.map((line) => [...line.children].map(({ textContent }) => textContent))).toEqual([
    ['Student', 'Roll no', 'Section', 'Points', 'Decision', 'Attendance'],
    ['Asha', '25-ASHA', '1CSE33', '44 of 20', '8', ''],
    ['محمد', '25-محمد', '1CSE27', '28 of 20', '', '25%'],
  ]);
  fireEvent(window, new Event('afterprint'));
  await waitFor(() => expect(document.querySelector('[data-sheet] tr')).toBeNull());
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Detail' }),
    'Everything that is missing',
  );
  expect(document.querySelector('[data-sheet] tr')).toBeNull();
  fireEvent(window, new Event('beforeprint'));
  const rows = [...document.querySelectorAll('[data-sheet] article > table tbody tr')];
  expect(rows.map((row) => row.querySelector('th')?.textContent)).toEqual([
    'Asha25-ASHA1CSE33',
    'محمد25-محمد1CSE27',
  ]);
  expect(rows[0]).toHaveTextContent('C7 (approved).');
  expect(rows[1]).toHaveTextContent('Attendance is 25%, below 75%: 1 of 4 classes.');
  fireEvent(window, new Event('afterprint'));
  await waitFor(() => expect(document.querySelector('[data-sheet] tr')).toBeNull());
});

test('Saves approved activities in the columns of NAAC’s templates', async () => {
  const saved = catchSavedFiles();
  const files = jest.spyOn(URL, 'createObjectURL');
  await open();
  await user.click(screen.getByRole('button', { name: 'Files for NAAC' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Files for NAAC' }));
  expect(dialog.getByText('1 line, from the category Sports')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Download CSV' }));
  expect(saved).toHaveBeenCalledWith('naac-5.3.1-2026-11-23.csv');
  expect(await (files.mock.calls[0]![0] as Blob).text()).toContain(
    '2025-26,Sports,,State,State chess,Asha',
  );
  fireEvent.change(dialog.getByLabelText('First day'), { target: { value: '2026-06-30' } });
  fireEvent.change(dialog.getByLabelText('Last day'), { target: { value: '2025-07-01' } });
  expect(dialog.getByLabelText('Last day')).toHaveAccessibleDescription(/before the first day/);
  await user.click(dialog.getByRole('button', { name: 'Download CSV' }));
  expect(saved).toHaveBeenCalledTimes(1);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Template' }), '1.3.2');
  expect(dialog.getByText('0 lines, from the category Internship')).toBeVisible();
  await user.type(dialog.getByLabelText('Programme name'), 'B.Tech.');
  await user.type(dialog.getByLabelText('Programme code'), 'CSE');
  expect(dialog.queryByText(/register does not know/)).not.toBeInTheDocument();
});
