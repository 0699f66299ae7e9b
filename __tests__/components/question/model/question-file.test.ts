import { writeExchange } from '@/components/exchange/model/file';
import type { Payload } from '@/components/exchange/model/payload';
import { ExchangeError } from '@/components/exchange/model/problem';
import { askableOf, daysUnsettled, type Question } from '@/components/question/model/question';
import {
  answerChanges,
  makeAnswer,
  makeQuestion,
  questionChanges,
} from '@/components/question/model/question-file';
import { limits } from '@/content/schema/limits';
import { toFileRecord } from '@/lib/store/file';
import type { Change, Records } from '@/lib/store/record';

const kavya = { name: 'Kavya Shah', rollNumber: '24CSE3018' };
const rohan = { name: 'Rohan Das', rollNumber: '24CSE3019' };
const teacher = 'Prof. Deshmukh';
const by = { name: teacher, employeeId: 'FAC-0311' };
const at = '2026-10-16T08:40:00.000Z';

function question(n = 1, more: Partial<Question> = {}): Question {
  return {
    ...{ id: `24cse3018:${String(n).padStart(32, '0')}`, at, student: kavya, teacher },
    ...{ class: 'nets:2026-10-16', day: '2026-10-16', start: '10:50', course: 'Computer Networks' },
    ...{ is: 'A', wants: 'L', text: 'I came in at 10:55.', evidence: null },
    steps: [{ at, what: 'asked' }],
    ...more,
  };
}

type Stored = Map<string, Question>;

/** Makes the changes to questions, and returns those to other stores. */
function apply(stored: Stored, changes: readonly Change[]): Change[] {
  return changes.filter(({ store, id, to }) => {
    if (store !== 'questions') return true;
    const next = (to as (current: Question | null) => Question | null)(stored.get(id) ?? null);
    if (next) stored.set(id, next);
    return false;
  });
}

async function letterOf<K extends 'question' | 'answer'>(
  kind: K,
  payload: Payload<K>,
  files: readonly Records['files'][] = [],
) {
  const contents = new Map(files.map((one) => [one.sha256, one.blob]));
  return new File([await writeExchange(kind, payload, contents)], `${kind}.json`);
}

const letter = { id: '1'.repeat(32), from: '24CSE3018', name: kavya.name };
const answerLetter = { id: letter.id, from: by.employeeId, name: teacher };

/** Takes a letter with a question, and returns the changes to other stores. */
async function take(stored: Stored, one: Question, files: readonly Records['files'][] = []) {
  const file = await letterOf('question', makeQuestion(one), files);
  const from = one.student.rollNumber;
  return apply(stored, await questionChanges(file, { ...letter, from }, stored));
}

/** Takes a letter with the last answer to a question. */
async function takeAnswer(stored: Stored, one: Question) {
  const file = await letterOf('answer', makeAnswer(by, one));
  const changes = await answerChanges(file, answerLetter, { student: kavya, keys: [], stored });
  return apply(stored, changes);
}

test('A question goes to the teacher with its evidence, and the answer back into the same question', async () => {
  const proof = await toFileRecord(new Blob(['%PDF-1.4 x'], { type: 'application/pdf' }), 'p.pdf');
  const { id: file, name, size, sha256 } = proof;
  const own = question(1, { evidence: { file, name, size, sha256 } });
  const there: Stored = new Map();
  expect(await take(there, own, [proof])).toMatchObject([{ store: 'files' }]);
  const came = there.get(own.id)!;
  expect(came).toMatchObject({ class: own.class, is: 'A', wants: 'L', letter: letter.id });
  expect(came.evidence).toMatchObject({ name, size, sha256 });

  const step = { at: '2026-10-16T11:02:00.000Z', what: 'agreed', by: teacher } as const;
  const answer = { ...came, steps: [...came.steps, { ...step, reason: 'Right.' }] };
  const here: Stored = new Map([[own.id, own]]);
  const [notice] = await takeAnswer(here, answer);
  expect((notice!.to as (current: null) => unknown)(null)).toMatchObject({
    title: `${teacher} agreed to your question: Computer Networks, Friday, 16 Oct 2026, 10:50AM`,
  });
  expect(here.get(own.id)!.steps).toEqual(answer.steps);
  expect(await takeAnswer(here, answer)).toEqual([]);
  expect(here.get(own.id)!.steps).toEqual(answer.steps);
});

test('A later answer counts, whichever comes first', async () => {
  const own = question();
  const answers = [
    { at: '2026-10-16T11:02:00.000Z', what: 'stands', by: teacher, reason: 'No.' },
    // The clock was set back in between.
    { at: '2026-10-16T09:02:00.000Z', what: 'agreed', by: teacher },
  ] as const;
  const first = { ...own, steps: [...own.steps, answers[0]] };
  const second = { ...first, steps: [...first.steps, answers[1]] };
  for (const order of [
    [first, second],
    [second, first],
  ]) {
    const here: Stored = new Map([[own.id, own]]);
    for (const one of order) await takeAnswer(here, one);
    expect(here.get(own.id)!.steps.at(-1)!.what).toBe('agreed');
  }
});

test('A question comes once, and is withdrawn as long as it is open', async () => {
  const there: Stored = new Map();
  const own = question();
  const withdrawn = { ...own, steps: [...own.steps, { at, what: 'withdrawn' as const }] };
  for (const one of [own, own, withdrawn, withdrawn]) await take(there, one);
  expect(there.get(own.id)!.steps.map(({ what }) => what)).toEqual(['asked', 'withdrawn']);
  const other: Stored = new Map();
  await take(other, withdrawn);
  expect(other.size).toBe(0);
});

describe('A flood', () => {
  const { open, term } = limits.question;
  const many = Array.from({ length: term + 5 }, (_, index) => question(index + 1));

  test('is ignored by the teacher beyond three open questions of a student, and others are taken', async () => {
    const there: Stored = new Map();
    for (const one of many) await take(there, one);
    expect(there.size).toBe(open);
    await take(there, { ...question(99), id: `24cse3019:${'9'.repeat(32)}`, student: rohan });
    expect(there.size).toBe(open + 1);
  });

  test('of answered ones is ignored beyond twenty a term, whatever the clock of the student says', async () => {
    const there: Stored = new Map();
    for (const one of many) {
      await take(there, { ...one, at: '2020-01-01T00:00:00.000Z' });
      for (const [id, stored] of there)
        there.set(id, { ...stored, steps: [...stored.steps, { at, what: 'agreed', by: teacher }] });
    }
    expect(there.size).toBe(term);
  });

  test('is refused to the student with a sentence, also if it is asked at once', () => {
    const now = Date.parse(at);
    const problemOf = (questions: readonly Question[], from: string, when = now) =>
      askableOf([{ teacher: from }], questions, when).problem;
    expect(problemOf(many.slice(0, open - 1), teacher)).toBeNull();
    const isFull =
      'Prof. Deshmukh has 3 open questions of yours. Wait for an answer, or withdraw one.';
    expect(problemOf(many.slice(0, open), teacher)).toBe(isFull);
    expect(problemOf(many.slice(0, open), 'Dr. Rao')).toBeNull();
    const classes = [teacher, teacher, 'Dr. Rao'].map((from, id) => ({ teacher: from, id }));
    expect(askableOf(classes, many.slice(0, open - 1), now)).toEqual({
      askable: [classes[0], classes[2]],
      problem: isFull,
    });
    const closed = many
      .slice(0, term)
      .map((one) => ({ ...one, steps: [...one.steps, { at, what: 'withdrawn' as const }] }));
    expect(problemOf(closed, 'Dr. Rao')).toBe(
      'You have asked 20 questions this term. Talk to the teacher or the office.',
    );
    const nextTerm = now + limits.question.termDays * 24 * 60 * 60 * 1000;
    expect(problemOf(closed, 'Dr. Rao', nextTerm)).toBeNull();
  });
});

test('Nobody asks or answers in the name of somebody else', async () => {
  const asked = await letterOf('question', makeQuestion({ ...question(), student: rohan }));
  await expect(questionChanges(asked, letter, new Map())).rejects.toThrow(ExchangeError);
  const step = { at, what: 'agreed' as const, by: teacher };
  const answered = { ...question(), steps: [...question().steps, step] };
  const answer = await letterOf('answer', makeAnswer(by, answered));
  const to = { student: rohan, keys: [], stored: new Map() };
  await expect(answerChanges(answer, answerLetter, to)).rejects.toThrow('Give it to Kavya Shah.');
  const other = { ...answerLetter, from: 'FAC-0999', name: 'Dr. Rao' };
  await expect(answerChanges(answer, other, { ...to, student: kavya })).rejects.toThrow(
    ExchangeError,
  );
});

test('An agreed question that the college’s record does not agree to says for how long, and ends with it', () => {
  const step = { at: '2026-10-16T11:02:00.000Z', what: 'agreed' as const, by: teacher };
  const own = question(1, { steps: [...question().steps, step] });
  const absent = { status: 'A', source: 'college' } as const;
  // 4:32PM at the college.
  const on = { today: '2026-10-19', timeZone: 'Asia/Kolkata' };
  expect(daysUnsettled(own, absent, on)).toBe(3);
  expect(daysUnsettled(own, { ...absent, status: 'L' }, on)).toBeNull();
  expect(daysUnsettled(own, { ...absent, source: 'teacher' }, on)).toBeNull();
  expect(daysUnsettled(question(), absent, on)).toBeNull();
  const late = question(1, {
    steps: [...question().steps, { ...step, at: '2026-10-18T20:00:00.000Z' }],
  });
  expect(daysUnsettled(late, absent, on)).toBe(0);
});
