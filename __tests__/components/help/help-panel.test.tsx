import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { makeFilesReadable } from '@/__tests__/components/readable-file';
import { catchSavedFiles } from '@/__tests__/components/saved-files';
import { renderSettled, wipeDevice } from '@/__tests__/components/settle';
import { HelpSection } from '@/components/help/help-section';
import { ToastRegion } from '@/components/page/toast-region';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import { workspace } from '@/lib/store/device';
import { month, registered, rules } from './register';

const low = [month('2026-11', 5, 15)];
const work = [{ name: 'Truth tables', due: '2026-10-12' }, { name: 'மெய்யட்டவணை' }];
const register = [
  registered('Asha', { attendance: low, missing: work }),
  registered('محمد', { attendance: low }),
  registered('Meera', { attendance: [month('2026-11', 20, 0)], section: '1CSE27' }),
];
const user = userEvent.setup();

const panel = (students: readonly RegisteredStudent[] = register) => (
  <>
    <HelpSection students={students} rules={rules} asOf="2026-11-23" by="Dr. Ananya Rao" />
    <ToastRegion />
  </>
);

async function open(students = register) {
  const view = await renderSettled(panel(students));
  await screen.findByRole('region', { name: 'Who needs help, and why' });
  return view;
}

const shownNames = () =>
  within(screen.getByRole('list', { name: 'Students' }))
    .getAllByRole('button', { name: /^Record contact with/ })
    .map((button) => button.getAttribute('aria-label')?.replace('Record contact with ', ''));

afterEach(wipeDevice);

test('Shows nothing without students, and no figures in the server’s HTML', () => {
  expect(renderToString(panel([]))).not.toContain('who-needs-help');
  expect(renderToString(panel())).not.toContain('Asha');
});

test('Shows who needs help with the reasons, those with most reasons first', async () => {
  await open();
  expect(shownNames()).toEqual(['Asha', 'محمد']);
  const reasons = within(screen.getByRole('list', { name: 'Reasons of Asha' }));
  expect(reasons.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Attendance is 25%, below 75%: 5 of 20 classes, Nov 2026.',
    '2 assignments are missing: Truth tables (due 12 Oct 2026); மெய்யட்டவணை.',
  ]);
  expect(screen.getByText(/^A student is listed if attendance is below 75%/)).toHaveTextContent(
    'Figures as of 23 Nov 2026.',
  );
});

test('Names five of many missing assignments', async () => {
  const missing = Array.from({ length: 8 }, (_, index) => ({ name: `Unit ${index + 1}` }));
  await open([registered('Asha', { missing })]);
  expect(screen.getByText(/^8 assignments are missing/)).toHaveTextContent(
    '8 assignments are missing: Unit 1; Unit 2; Unit 3; Unit 4; Unit 5 and 3 more.',
  );
});

test('Says so when nobody needs help', async () => {
  await open([register[2]!]);
  expect(screen.getByText('No Students Listed')).toBeVisible();
});

test('Finds students by name, section and contact', async () => {
  await open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Students shown' }), 'all');
  expect(shownNames()).toEqual(['Asha', 'محمد', 'Meera']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Section' }), '1CSE27');
  expect(shownNames()).toEqual(['Meera']);
  await user.type(screen.getByRole('searchbox', { name: 'Search students' }), 'asha');
  expect(screen.getByText('No Students Found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(shownNames()).toEqual(['Asha', 'محمد']);
});

test('Shows averages of sections only where enough students have figures', async () => {
  await open();
  const table = screen.getByRole('table', { name: 'Averages of each section' });
  const cells = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
  expect(cells).toEqual(['1CSE271fewer than 5none', '1CSE332fewer than 5none']);
});

test('Shows 20 students of a long register, and more on demand', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) =>
    registered(`Student ${String(index).padStart(5, '0')}`, { attendance: low }),
  );
  await open(many);
  expect(shownNames()).toHaveLength(20);
  expect(screen.getByText('The first 20 of 10,000 students')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show 100 more students' }));
  await waitFor(() => expect(shownNames()).toHaveLength(120));
});

describe('What was done about it', () => {
  async function openContacts(name = 'Asha') {
    await user.click(screen.getByRole('button', { name: `Record contact with ${name}` }));
    return screen.findByRole('dialog', { name });
  }
  const saved = () => [...workspace.records('contacts').values()];

  it('asks for the text of a note', async () => {
    await open();
    const dialog = within(await openContacts());
    await user.selectOptions(dialog.getByLabelText('What you did'), 'Note');
    await user.click(dialog.getByRole('button', { name: 'Save contact' }));
    const summary = await dialog.findByRole('group', { name: 'Check the form' });
    expect(summary).toHaveTextContent('Enter the note.');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(saved()).toEqual([]);
  });

  it('is listed newest first, and a deleted entry can be restored', async () => {
    await open();
    for (const text of ['First', 'Second']) {
      const dialog = within(await openContacts());
      await user.type(dialog.getByLabelText(/^Note/), text);
      await user.click(dialog.getByRole('button', { name: 'Save contact' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
    expect(screen.getByText(/and 1 earlier$/)).toBeVisible();
    const dialog = within(await openContacts());
    const entries = () =>
      within(dialog.getByRole('list', { name: 'What you did' })).getAllByRole('listitem');
    expect(entries().map((entry) => /First|Second/.exec(entry.textContent)?.[0])).toEqual([
      'Second',
      'First',
    ]);
    await user.click(within(entries()[0]!).getByRole('button', { name: /^Delete/ }));
    await waitFor(() => expect(entries()).toHaveLength(1));
    const undo = dialog.getAllByRole('button', { name: /^Undo: .*deleted/ });
    await user.click(undo[0]!);
    await waitFor(() => expect(entries()).toHaveLength(2));
  });
});

test('The list is saved as a table of the students shown', async () => {
  makeFilesReadable();
  const saved = catchSavedFiles();
  const files = jest.spyOn(URL, 'createObjectURL');
  await open();
  await user.click(screen.getByRole('button', { name: 'Print or save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Print or save the list' }));
  await user.click(dialog.getByRole('button', { name: 'Download CSV' }));
  expect(await screen.findAllByText(/^who-needs-help-2026-11-23\.csv was made/)).not.toEqual([]);
  expect(saved).toHaveBeenCalledWith('who-needs-help-2026-11-23.csv');
  const text = await (files.mock.calls[0]![0] as Blob).text();
  expect(text.trim().split('\r\n')).toHaveLength(3);
  expect(text).toContain('Asha');
  expect(text).not.toContain('Meera');
});

test('The printed list has every student that is shown, with the reasons and the last contact', async () => {
  await open();
  await user.click(screen.getByRole('button', { name: 'Print or save' }));
  await screen.findByRole('dialog', { name: 'Print or save the list' });
  expect(document.querySelector('[data-sheet] tr')).toBeNull();
  fireEvent(window, new Event('beforeprint'));
  const rows = [...document.querySelectorAll('[data-sheet] article > table tbody tr')];
  expect(rows.map((row) => row.querySelector('th')?.textContent)).toEqual([
    'Asha25-ASHA1CSE33',
    'محمد25-محمد1CSE33',
  ]);
  expect(rows[1]).toHaveTextContent('Attendance is 25%, below 75%: 5 of 20 classes, Nov 2026.');
  expect(rows[1]).toHaveTextContent('None');
  fireEvent(window, new Event('afterprint'));
  await waitFor(() => expect(document.querySelector('[data-sheet] tr')).toBeNull());
});
