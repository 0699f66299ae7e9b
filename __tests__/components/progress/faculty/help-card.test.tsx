import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { renderSettled, wipeDevice, writeToDevice } from '@/__tests__/components/settle';
import { canList, HelpCard } from '@/components/progress/faculty/help-card';
import { helpReasons, shortReasons } from '@/components/progress/model/help-reason';
import { MessageDialog } from '@/components/progress/faculty/message-dialog';
import { ToastRegion } from '@/components/page/toast-region';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import { workspace } from '@/lib/store/device';
import { put } from '@/lib/store/record';
import { help as rules, month, registered } from '../register';

const low = { attendance: [month('2026-11', 5, 15)] };
const missing = [{ name: 'Truth tables' }, { name: 'K-maps' }, { name: 'Adders' }];
const register = [
  registered('Meera Nair', { attendance: [month('2026-11', 20, 0)] }),
  registered('Asha Rao', low),
  registered('Ravi Das', { ...low, missing }),
  registered('Uma Iyer', low),
  registered('Zoya Khan', low),
];

const meeting = {
  ...{ id: 'm', period: 1, start: '09:00', end: '09:55', section: '1CSE33', course: 'Mathematics' },
  students: 5,
};

const card = (students: readonly RegisteredStudent[]) => (
  <>
    <HelpCard
      record={{
        asOf: '2026-11-20',
        register: { items: [...students] },
        classes: { items: [meeting] },
      }}
      timeZone="Asia/Kolkata"
      duty="leftOut"
      rules={rules}
      by="Dr. Ananya Rao"
      loadWrite={() => Promise.resolve(MessageDialog)}
    />
    <ToastRegion />
  </>
);

async function open(students: readonly RegisteredStudent[] = register) {
  await renderSettled(card(students));
  fireEvent.keyDown(document.body);
}

const items = async () =>
  within(await screen.findByRole('list', { name: 'Who needs help' })).getAllByRole('listitem');

afterEach(wipeDevice);

test('Counts the registers of this device after the college’s last day, and says so', async () => {
  await open([registered('Asha Rao', { attendance: [month('2026-11', 15, 5)] })]);
  expect(await screen.findByText('No student needs help now.')).toBeVisible();
  const day = '2026-11-23';
  await writeToDevice(
    put('rollCalls', {
      ...{ id: `m:${day}`, meeting: 'm', day, start: '09:00', end: '09:55', section: '1CSE33' },
      ...{ course: 'Mathematics', at: `${day}T04:00:00.000Z` },
      ...{ students: ['25-ASHARAO'], marks: { '25-ASHARAO': 'A' } },
    }),
  );
  expect((await items())[0]).toHaveTextContent('Attendance 71.4%, 15 of 21 classes');
  const note = ', with 1 more by teachers’ registers';
  expect(screen.getByText(/^College’s figures/)).toHaveTextContent(`up to Fri 20 Nov${note}`);
  fireEvent.click(screen.getByRole('button', { name: 'Why this student' }));
  expect(screen.getByRole('dialog', { name: 'Why this student', hidden: true })).toHaveTextContent(
    `15 of 21 classes, Nov 2026${note}.`,
  );
});

test('Lists the three students with most reasons, says why, and how many there are of all', async () => {
  await open();
  const texts = (await items()).map(({ textContent }) => textContent);
  expect(texts).toEqual([
    'RDRavi Das 1CSE33Attendance 25%, 5 of 20 classes, 3 assignments missingWrite',
    'ARAsha Rao 1CSE33Attendance 25%, 5 of 20 classesWrite',
    'UIUma Iyer 1CSE33Attendance 25%, 5 of 20 classesWrite',
  ]);
  expect(screen.getByRole('link', { name: 'All 4 of 5 students' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Why these 3' }));
  const why = screen.getByRole('dialog', { name: 'Why these 3', hidden: true });
  expect(why).toHaveTextContent('Attendance is 25%, below 75%: 5 of 20 classes, Nov 2026.');
  expect(why).toHaveTextContent('a student is listed if attendance is below 75%');
});

test('Says in one line that nobody needs help; without rules or figures nothing can be listed', async () => {
  await open(register.slice(0, 1));
  expect(await screen.findByText('No student needs help now.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  const noRules = { ...rules, attendance: null, fall: null, missing: null, marks: null };
  expect(canList(register, rules)).toBe(true);
  expect(canList(register, noRules)).toBe(false);
  expect(canList([registered('Asha')], rules)).toBe(false);
  expect(renderToString(card(register))).not.toContain('Asha');
});

test('A message to a student is recorded as a contact, and a follow-up that is due is a line', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { clipboard: { writeText } });
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Write to Asha Rao' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Message to Asha Rao' }));
  fireEvent.change(dialog.getByLabelText('Message'), { target: { value: ' Please see me. ' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Copy the text' }));
  await waitFor(() => expect(workspace.records('contacts').size).toBe(1));
  expect(writeText).toHaveBeenCalledWith('Please see me.');
  const [contact] = [...workspace.records('contacts').values()];
  expect(contact).toMatchObject({
    ...{ kind: 'wrote', text: 'Please see me.', by: 'Dr. Ananya Rao' },
    student: { name: 'Asha Rao', rollNumber: '25-ASHARAO' },
  });
  expect(screen.queryByRole('link', { name: /follow-up/ })).not.toBeInTheDocument();
  await writeToDevice(put('contacts', { ...contact!, followUp: contact!.day }));
  expect(screen.getByRole('link', { name: '1 follow-up is due' })).toBeVisible();
});

test('Each reason has a short form', () => {
  const figures = {
    attendance: [month('2026-11', 14, 6), month('2026-10', 18, 2)],
    missing: missing.slice(0, 2),
    marks: [{ name: 'Quiz', score: 21, maximum: 80 }],
  };
  const reasons = helpReasons(figures, { ...rules, attendance: 85 });
  expect(reasons.map(({ short }) => short)).toEqual([
    'attendance 80%, 32 of 40 classes',
    'attendance fell to 70%',
    '2 assignments missing',
    'marks 26.3%, 21 of 80',
  ]);
  expect(shortReasons(reasons.slice(2))).toBe('2 assignments missing, marks 26.3%, 21 of 80');
});
