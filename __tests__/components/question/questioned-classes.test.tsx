import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { courier, ownLetters } from '@/__tests__/components/activity/letter/fake-courier';
import { makeFilesReadable } from '@/__tests__/components/readable-file';
import { renderSettled, startAt, writeToDevice } from '@/__tests__/components/settle';
import { ToastRegion } from '@/components/page/toast-region';
import { addStep } from '@/components/question/model/question';
import { newQuestion } from '@/components/question/student/ask';
import { QuestionedClasses } from '@/components/question/student/questioned-classes';
import type { StudentClass } from '@/components/roll-call/model/every-class';
import type { StudentRecord } from '@/content/schema/record/student-record';
import { changeLetter } from '@/lib/drop/letters';
import { workspace } from '@/lib/store/device';
import { put } from '@/lib/store/record';

const kavya = { name: 'Kavya Shah', rollNumber: '24CSE3018' };
const deshmukh = 'Prof. Deshmukh';
const box = { teacher: 'FAC-0311', name: deshmukh, put: '0', get: '1', key: 'AA' };
const rao = { ...box, teacher: 'FAC-0312', name: 'Dr. Rao' };
const other = { ...box, teacher: 'FAC-0313', name: 'Dr. Iyer' };
let mockRecord: object | null;
jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));
jest.mock('@/components/session/use-current-record', () => ({
  useSends: () => mockRecord !== null,
  useCurrentRecord: () => ({ flag: mockRecord && {}, record: mockRecord }),
}));
const mockSend = jest.fn<Promise<void>, []>();
jest.mock('@/lib/drop/start', () => ({
  sendNow: () => mockSend(),
  watchFigures: () => () => {},
}));
// jsdom cannot compress.
jest.mock('@/lib/drop/letter', () => ({ isSendable: () => Promise.resolve(true) }));

const meeting = {
  ...{ id: 'nets', start: '10:50', end: '11:45', section: 'CSE-C', course: 'Computer Networks' },
  ...{ teachers: [deshmukh], room: 'B-105' },
};
const record = {
  // A record says more of a student than a question does.
  ...{ student: { ...kavya, program: 'B.Tech' }, keys: { items: [] }, asOf: '2026-10-16' },
  subjects: { items: [{ id: 'nets', code: 'CS1', name: 'Computer Networks' }] },
  log: [
    {
      ...{ subject: 'nets', from: '2026-09-28', weeks: [[4, 5]] },
      days: ['2026-09-30', '2026-10-15'].map((day) => ({ day, start: '10:50', status: 'absent' })),
    },
  ],
  timetable: { meetings: [meeting] },
} as unknown as StudentRecord;
const page = (of = record) => (
  <>
    <QuestionedClasses record={of} timeZone="Asia/Kolkata" email="office@college.test" />
    <ToastRegion placement="window" />
  </>
);

beforeAll(makeFilesReadable);
startAt('2026-10-16T18:00:00+05:30');
beforeEach(() => {
  mockRecord = { kind: 'student', student: kavya, drop: [box, rao, other] };
  mockSend.mockImplementation(courier({ state: 'sent', sentAt: '2026-10-16T12:31:00.000Z' }));
});

const name = 'Computer Networks, Thursday, 15 Oct 2026, 10:50AM';
const row = () => screen.getAllByRole('listitem')[0]!;
const stored = () => workspace.all('questions');
const open = async () => {
  fireEvent.click(screen.getByRole('button', { name: `Question this: ${name}` }));
  return screen.findByRole('dialog', { name: 'Question this', hidden: true });
};

async function ask(button: string) {
  const dialog = within(await open());
  expect(dialog.getByText(/It says: absent\./)).toHaveTextContent('That is the college’s record.');
  const send = dialog.getByRole('button', { name: button, hidden: true });
  fireEvent.click(send);
  expect(await dialog.findAllByText('Enter why it should be different.')).not.toHaveLength(0);
  fireEvent.change(dialog.getByLabelText('It should be'), { target: { value: 'L' } });
  fireEvent.change(dialog.getByLabelText('Why'), { target: { value: ' I came in at 10:55. ' } });
  fireEvent.click(send);
  await waitFor(async () => expect(await stored()).toHaveLength(1));
  await screen.findAllByText(/^Question saved\./);
  return (await stored())[0]!;
}

const one = {
  ...{ id: 'nets:2026-10-15', day: '2026-10-15', start: '10:50', course: 'Computer Networks' },
  status: 'A',
} as StudentClass;
const asked = (text: string) =>
  newQuestion({ one, student: kavya, teacher: deshmukh, wants: 'L', text, evidence: null });

test('A question is sent to the teacher of the class, and its row says where it is until it is answered', async () => {
  await renderSettled(page());
  // That of 16 days ago is too old.
  expect(screen.getAllByRole('button', { name: /^Question this: / })).toHaveLength(1);
  const question = await ask(`Send to ${deshmukh}`);
  expect(question.student).toEqual(kavya);
  expect(question).toMatchObject({
    ...{ class: 'nets:2026-10-15', is: 'A', wants: 'L', text: 'I came in at 10:55.' },
  });
  const [letter] = await ownLetters();
  expect(letter).toMatchObject({ kind: 'question', with: 'FAC-0311', about: [question.id] });
  expect(row()).toHaveTextContent(/You asked 16.Oct, 6:00PM/);
  expect(row()).toHaveTextContent('It should be late: I came in at 10:55.');
  expect(row()).toHaveTextContent(`Sent to ${deshmukh}`);
  expect(within(row()).queryByRole('button', { name: /^Question this/ })).toBeNull();
  const seenAt = '2026-10-16T12:32:00.000Z';
  await writeToDevice(changeLetter(letter!.id, 'out', { state: 'seen', seenAt }));
  expect(row()).toHaveTextContent(`${deshmukh} has it`);
  const step = { at: '2026-10-13T12:33:00.000Z', by: deshmukh, reason: 'The lab was late.' };
  await writeToDevice(addStep(question.id, { ...step, what: 'agreed' }));
  expect(row()).toHaveTextContent(`${deshmukh} agreed to your question`);
  expect(row()).toHaveTextContent('The lab was late.');
  expect(row()).toHaveTextContent(
    'Teacher agreed; the college’s record still says absent, 3 days later.',
  );
  await writeToDevice(addStep(question.id, { ...step, what: 'stands' }));
  expect(row()).toHaveTextContent(`${deshmukh} answered: it stands`);
  expect(within(row()).getByRole('button', { name: /^Question this/ })).toBeVisible();
});

test('A question that waits is withdrawn with its letter, and one that was sent by another letter', async () => {
  mockSend.mockResolvedValue();
  await renderSettled(page());
  const { id } = await ask(`Send to ${deshmukh}`);
  expect(row()).toHaveTextContent(`Saved. Waits to be sent to ${deshmukh}`);
  const withdraw = () =>
    fireEvent.click(
      within(row()).getByRole('button', { name: 'Withdraw the question: Computer Networks' }),
    );
  withdraw();
  await waitFor(async () => expect(await ownLetters()).toEqual([]));
  expect(row()).toHaveTextContent('You withdrew it');

  const second = { ...asked('Once more'), at: '2026-10-16T12:40:00.000Z' };
  await writeToDevice(
    put('questions', second),
    put('letters', {
      ...{ id: '1'.repeat(32), direction: 'out', at: second.at, kind: 'question' },
      ...{ with: 'FAC-0311', about: [second.id], state: 'seen', sentAt: second.at },
    }),
  );
  withdraw();
  await waitFor(async () => expect(await ownLetters()).toHaveLength(2));
  const [last] = (await ownLetters()).filter(({ state }) => state === 'waiting');
  expect(last).toMatchObject({ kind: 'question', about: [second.id], with: 'FAC-0311' });
  expect((await stored()).map((each) => [each.id === id, each.steps.at(-1)!.what])).toEqual(
    expect.arrayContaining([
      [true, 'withdrawn'],
      [false, 'withdrawn'],
    ]),
  );
});

test('A fourth open question is refused with a sentence', async () => {
  await renderSettled(page());
  const three = ['a', 'b', 'c'].map((text) => ({ ...asked(text), class: `nets:${text}` }));
  await writeToDevice(...three.map((each) => put('questions', each)));
  const dialog = within(await open());
  expect(dialog.getByText(/^Prof\. Deshmukh has 3 open questions of yours\./)).toBeInTheDocument();
  expect(dialog.queryByLabelText('Why')).toBeNull();
});

test('The classes that an event made absent are questioned together, each with its teacher', async () => {
  const meetings = [meeting, { ...meeting, id: 'os', start: '12:00', teachers: ['Dr. Rao'] }];
  const [log] = record.log!;
  const days = ['10:50', '12:00'].map((start) => ({ day: '2026-10-15', start, status: 'absent' }));
  const duty = { from: '2026-10-15', to: '2026-10-15' };
  const activities = { items: [{ id: 'e', name: 'Code Sprint', status: 'Approved', duty }] };
  const timetable = { meetings };
  const log_ = [{ ...log, days }];
  await renderSettled(
    page({ ...record, timetable, activities, log: log_ } as unknown as StudentRecord),
  );
  expect(
    screen.getByText(
      (_, node) =>
        node?.textContent ===
        'You were at Code Sprint on Thu\u00a015\u00a0Oct: 2 classes count as absent.',
    ),
  ).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Question 2 classes: Code Sprint' }));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  expect(dialog.getByLabelText('It should be')).toHaveValue('D');
  expect(dialog.getByLabelText('Why')).toHaveValue('I was at Code Sprint.');
  fireEvent.click(
    dialog.getByRole('button', { name: 'Send to Dr. Rao, Prof. Deshmukh', hidden: true }),
  );
  await screen.findAllByText(/^2 questions saved\./);
  expect((await ownLetters()).map((one) => [one.kind, one.with, one.about.length])).toEqual(
    expect.arrayContaining([
      ['question', 'FAC-0311', 1],
      ['question', 'FAC-0312', 1],
    ]),
  );
  expect((await stored()).map(({ wants }) => wants)).toEqual(['D', 'D']);
  expect(screen.queryByRole('button', { name: /^Question/ })).toBeNull();
});

test('Without a box of the teacher the office can be asked', async () => {
  mockRecord = { kind: 'student', student: kavya };
  await renderSettled(page());
  expect(screen.queryByRole('button', { name: /^Question this/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ask the office' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:office@college\.test\?subject=Attendance/),
  );
});

test('The student of the sample asks the teacher of the sample on the same device', async () => {
  mockRecord = null;
  await renderSettled(page());
  await ask(`Send to ${deshmukh}`);
  expect(row()).toHaveTextContent('Saved on this device');
  expect(await ownLetters()).toEqual([]);
});

test('The teachers with a class on the days away are told, and the page says how many have it', async () => {
  const meetings = [meeting, { ...meeting, id: 'os', start: '12:00', teachers: ['Dr. Rao'] }];
  const drop = [box, rao, other];
  const record_ = { ...record, timetable: { meetings }, drop } as unknown as StudentRecord;
  await renderSettled(page(record_));
  fireEvent.click(screen.getByRole('button', { name: 'I will be away' }));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  expect(dialog.getByText(/^This tells your teachers\. It excuses nothing/)).toBeInTheDocument();
  const fill = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  fill('First day', '2026-10-20');
  const send = dialog.getByRole('button', { name: 'Tell your teachers', hidden: true });
  fireEvent.click(send);
  expect(await dialog.findAllByText('Choose the first day or a later one.')).not.toHaveLength(0);
  fill('Last day', '2026-10-20');
  fill('Reason', 'family');
  expect(dialog.getByText('It goes to Prof. Deshmukh, Dr. Rao.')).toBeInTheDocument();
  fireEvent.click(send);
  expect(await screen.findByText(/^Away on Tue.20.Oct$/)).toBeVisible();
  await waitFor(async () => expect(await ownLetters()).toHaveLength(2));
  const letters = await ownLetters();
  expect(letters.map((one) => [one.kind, one.with])).toEqual([
    ['absence', 'FAC-0311'],
    ['absence', 'FAC-0312'],
  ]);
  expect(screen.getByText(/seen by 0 of 2 teachers/)).toBeVisible();
  const seenAt = '2026-10-16T12:32:00.000Z';
  await writeToDevice(changeLetter(letters[0]!.id, 'out', { state: 'seen', seenAt }));
  expect(screen.getByText(/seen by 1 of 2 teachers/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: /^Withdraw: Away on Tue.20.Oct$/ }));
  await waitFor(async () => expect(await ownLetters()).toHaveLength(4));
  expect(screen.queryByText(/^Away on/)).toBeNull();
  expect((await workspace.all('absences'))[0]).toMatchObject({
    student: kavya,
    withdrawn: expect.any(String) as string,
  });
  expect((await workspace.all('absences'))[0]!.student).toEqual(kavya);
});
