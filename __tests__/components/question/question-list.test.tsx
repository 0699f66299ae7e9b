import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ownLetters } from '@/__tests__/components/activity/letter/fake-courier';
import { makeFilesReadable } from '@/__tests__/components/readable-file';
import { renderSettled, startAt, writeToDevice } from '@/__tests__/components/settle';
import { writeExchange } from '@/components/exchange/model/file';
import { BellList } from '@/components/notice/bell-list';
import { ToastRegion } from '@/components/page/toast-region';
import { QuestionArea } from '@/components/question/faculty/question-area';
import { TakeLetters } from '@/components/question/faculty/take-letters';
import { makeAbsence, makeQuestion } from '@/components/question/model/question-file';
import type { Question } from '@/components/question/model/question';
import { Register } from '@/components/roll-call/faculty/register';
import type { Absence } from '@/components/roll-call/model/absence';
import { currentRecord } from '@/lib/record/current';
import { workspace } from '@/lib/store/device';
import { toFileRecord } from '@/lib/store/file';
import { put } from '@/lib/store/record';

const by = { name: 'Prof. Deshmukh', employeeId: 'FAC-0311' };
const students = Array.from({ length: 12 }, (_, index) => ({
  name: `Student ${index + 1}`,
  rollNumber: `24CSE30${String(index + 1).padStart(2, '0')}`,
  section: 'CSE-C',
}));
const numbers = students.map(({ rollNumber }) => rollNumber);
jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));
const mockRecord = {
  ...{ kind: 'teacher', register: { items: students } },
  drop: {
    ...{ key: 'AA', college: 'c', office: { put: '0', key: 'AA' } },
    sections: [{ section: 'CSE-C', key: 'AA' }],
  },
};
jest.mock('@/components/session/use-current-record', () => ({
  useSends: () => true,
  useCurrentRecord: () => ({ flag: {}, record: mockRecord }),
}));
jest.mock('@/lib/drop/start', () => ({ sendNow: () => Promise.resolve() }));
// jsdom cannot compress.
jest.mock('@/lib/drop/letter', () => ({ isSendable: () => Promise.resolve(true) }));

beforeAll(makeFilesReadable);
startAt('2026-10-16T18:00:00+05:30');
beforeEach(() => {
  jest
    .spyOn(currentRecord, 'snapshot')
    .mockReturnValue({ flag: null, record: mockRecord } as unknown as ReturnType<
      typeof currentRecord.snapshot
    >);
});
afterEach(() => jest.restoreAllMocks());

const asked = (index: number, day: string, more: Partial<Question> = {}): Question => {
  const { name, rollNumber } = students[index]!;
  const at = `2026-10-16T08:${String(10 + index)}:00.000Z`;
  return {
    ...{ id: `${rollNumber.toLowerCase()}:${day}`, at, student: { name, rollNumber } },
    ...{ teacher: by.name, class: `nets:${day}`, day, start: '10:50', course: 'Networks' },
    ...{ is: 'A', wants: 'L', text: 'I was late.', evidence: null, letter: `${index}`.repeat(32) },
    steps: [{ at, what: 'asked' }],
    ...more,
  };
};
const rollCall = (day: string) => ({
  ...{ id: `nets:${day}`, at: `${day}T05:30:00.000Z`, meeting: 'nets', day, start: '10:50' },
  ...{ end: '11:45', section: 'CSE-C', course: 'Networks', students: numbers },
  marks: Object.fromEntries(numbers.map((one) => [one, 'A' as const])),
});
const page = (
  <>
    <TakeLetters students={students} />
    <QuestionArea by={by} asOf="2026-10-14" />
    <ToastRegion placement="window" />
  </>
);

const lettersOf = async (kind: string) => (await ownLetters()).filter((one) => one.kind === kind);
const lastOf = async () => (await workspace.all('questions')).map(({ steps }) => steps.at(-1)!);

async function show(...questions: Question[]) {
  await renderSettled(page);
  await writeToDevice(
    put('rollCalls', rollCall('2026-10-16')),
    put('rollCalls', rollCall('2026-10-14')),
    ...questions.map((one) => put('questions', one)),
  );
  await screen.findByRole('heading', { name: /questions?$/ });
}

test('Ten questions about one class are answered at once: the register changes, and all of it can be undone', async () => {
  const ten = Array.from({ length: 10 }, (_, index) => asked(index, '2026-10-16'));
  await show(...ten, asked(10, '2026-10-15'));
  const groups = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(groups).toEqual([
    expect.stringMatching(/^1 about Thu.15.Oct, 10:50AM/),
    expect.stringMatching(/^10 about Fri.16.Oct, 10:50AM/),
  ]);
  fireEvent.click(screen.getByRole('checkbox', { name: /^Student 1, / }));
  fireEvent.click(screen.getByRole('button', { name: 'Agree: 9 of 10 about Networks' }));
  await screen.findByText(/9 questions answered: agreed\.$/);
  const { marks, why, about } = (await workspace.read('rollCalls', 'nets:2026-10-16'))!;
  expect(numbers.map((one) => marks[one])).toEqual([
    'A',
    ...Array.from({ length: 9 }, () => 'L'),
    ...['A', 'A'],
  ]);
  expect(why).toBe('Agreed to a question');
  expect(about).toEqual(numbers.slice(1, 10));
  const answers = await lettersOf('answer');
  expect(answers.map((one) => one.with)).toEqual(numbers.slice(1, 10));
  expect(answers.every((one) => one.re !== undefined && one.notBefore !== undefined)).toBe(true);
  expect(await lettersOf('attendance')).toMatchObject([{ with: 'CSE-C', day: '2026-10-16' }]);
  expect(screen.getByRole('heading', { name: /^1 about Fri.16.Oct/ })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: /^Undo/ }));
  await waitFor(async () => expect(await ownLetters()).toEqual([]));
  expect((await workspace.read('rollCalls', 'nets:2026-10-16'))!.marks).toEqual(
    rollCall('2026-10-16').marks,
  );
  expect((await lastOf()).every(({ what }) => what === 'asked')).toBe(true);
});

test('A question stands only with a reason, and can be answered again', async () => {
  await show(asked(0, '2026-10-16'));
  expect(screen.getByText(/^The office gets nothing of your answers/)).toBeVisible();
  await writeToDevice(put('keys', (await signer()).key));
  fireEvent.click(screen.getByRole('button', { name: /^It stands/ }));
  const field = await screen.findByRole('textbox', { name: 'Answer' });
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/Enter why it stands\./);
  fireEvent.change(field, { target: { value: 'You came at 11:20.' } });
  fireEvent.click(screen.getByRole('button', { name: /^It stands/ }));
  await screen.findByText(/1 question answered: it stands\.$/);
  expect(await lastOf()).toMatchObject([
    { what: 'stands', by: by.name, reason: 'You came at 11:20.' },
  ]);
  expect(screen.getByText('Every question is answered.')).toBeVisible();
  fireEvent.click(screen.getByText('Answered in the last 14 days: 1'));
  fireEvent.click(screen.getByRole('button', { name: 'Answer again: Student 1' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Pass on to the office/ }));
  await screen.findByText(/1 question answered: passed on to the office\.$/);
  const [letter, ...others] = (await lettersOf('answer')).filter((one) => one.with !== 'office');
  // The first answer was not sent yet.
  expect(others).toEqual([]);
  const file = (await workspace.read('files', letter!.file!))!;
  const { payload } = JSON.parse(await file.blob.text()) as { payload: string };
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
    items: [{ what: 'passedOn', before: 1 }],
  });
});

test('A day that the college’s record has stays as it is, and the office gets the correction, signed', async () => {
  const { key } = await signer();
  await show(asked(0, '2026-10-14'));
  await writeToDevice(put('keys', key));
  expect(screen.getByText(/^The college’s record has this day/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: /^Agree/ }));
  await screen.findByText(/1 question answered: agreed\.$/);
  expect(await workspace.read('rollCalls', 'nets:2026-10-14')).toEqual(rollCall('2026-10-14'));
  expect((await lettersOf('answer')).map((one) => one.with).sort()).toEqual([
    '24CSE3001',
    'office',
  ]);
  expect(await lettersOf('attendance')).toEqual([]);
});

async function signer() {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    ...(['sign', 'verify'] as const),
  ]);
  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  const publicKey = { kty, crv, x, y } as { kty: 'EC'; crv: 'P-256'; x: string; y: string };
  const half = { keyId: '0'.repeat(64), publicKey, privateKey: pair.privateKey };
  const key = { id: 'signing' as const, at: '2026-10-01T00:00:00.000Z', ...by, ...half };
  return { key: { ...key, encryption: half } };
}

test('What a student writes about days away is a dot in the register and in the name of the tile, and marks nobody', async () => {
  const { student } = asked(0, '2026-10-16');
  const away: Absence = {
    ...{ id: '24cse3001:a1', student, at: '2026-10-15T08:00:00.000Z', teachers: [] },
    ...{
      from: '2026-10-15',
      to: '2026-10-16',
      reason: 'medical' as const,
      text: '',
      withdrawn: null,
    },
  };
  const letterOf = async (n: number, absence: Absence) => {
    const file = await writeExchange('absence', makeAbsence(absence), new Map());
    const stored = await toFileRecord(file, 'absence.json');
    return [
      put('files', stored),
      put('letters', {
        ...({ direction: 'in', kind: 'absence', state: 'new' } as const),
        ...{ id: `${n}`.repeat(64), at: away.at, with: student.rollNumber },
        ...{ letter: `${n}`.repeat(32), file: stored.id },
      }),
    ];
  };
  window.location.hash = 'nets:2026-10-16';
  const meeting = {
    id: 'nets',
    start: '10:50',
    end: '11:45',
    section: 'CSE-C',
    course: 'Networks',
  };
  await renderSettled(
    <>
      <TakeLetters students={students} />
      <Register
        timetable={{ meetings: [{ ...meeting, period: 1, students: 12 }] }}
        {...{ by, students, asOf: '2026-10-14', timeZone: 'Asia/Kolkata' }}
      />
    </>,
  );
  await writeToDevice(...(await letterOf(4, away)));
  const tile = await screen.findByRole('button', {
    name: '01, Student 1, 24CSE3001, present, wrote: away today',
  });
  expect(tile).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByText('01 Student 1 wrote: away today')).toBeVisible();
  const withdrawn = { ...away, withdrawn: '2026-10-15T09:00:00.000Z' };
  await writeToDevice(...(await letterOf(5, withdrawn)));
  await screen.findByRole('button', { name: '01, Student 1, 24CSE3001, present' });
  // The first letter once more changes nothing.
  await writeToDevice(...(await letterOf(6, away)));
  await waitFor(async () =>
    expect(await workspace.read('letters', '6'.repeat(64))).toMatchObject({ state: 'taken' }),
  );
  expect((await workspace.all('absences'))[0]!.withdrawn).toBe(withdrawn.withdrawn);
  window.location.hash = '';
});

test('Questions that come in letters are counted in the bell, and listed without another press', async () => {
  const { student, ...question } = asked(0, '2026-10-16');
  const file = await writeExchange('question', makeQuestion({ ...question, student }), new Map());
  const stored = await toFileRecord(file, 'question.json');
  const letter = {
    ...({ direction: 'in', kind: 'question', state: 'new' } as const),
    ...{ id: '2'.repeat(64), at: question.at },
    ...{ with: '24CSE3001', letter: '3'.repeat(32), file: stored.id },
  };
  const bell = (
    <BellList side="faculty" timeZone="Asia/Kolkata" published={[]} onUnread={() => {}} />
  );
  const { unmount } = await renderSettled(bell);
  await writeToDevice(put('files', stored), put('letters', letter));
  const link = screen.getByRole('link', { name: '1 question about what your registers say' });
  expect(link).toHaveAttribute('href', '/faculty-register/');
  unmount();
  await renderSettled(page);
  const group = await screen.findByRole('region', { name: /^1 about Fri.16.Oct/ });
  expect(within(group).getByText('I was late.')).toBeVisible();
  expect(await workspace.read('letters', letter.id)).toMatchObject({ state: 'taken' });
  expect(await workspace.all('questions')).toMatchObject([{ letter: letter.letter }]);
});
