import { writeExchange } from '@/components/exchange/model/file';
import { ExchangeError } from '@/components/exchange/model/problem';
import { askableOf, daysUnsettled, type Question } from '@/components/question/model/question';
import {
  makeAnswers,
  makeQuestions,
  planAnswers,
  planQuestions,
  readAnswers,
  readQuestions,
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

async function asked(
  questions: readonly Question[],
  student = kavya,
  files: readonly Records['files'][] = [],
) {
  const contents = new Map(files.map((one) => [one.sha256, one.blob]));
  const file = await writeExchange('question', makeQuestions(student, questions), contents);
  return new File([file], 'question.json');
}

async function answered(questions: readonly Question[], student = kavya) {
  const file = await writeExchange('answer', makeAnswers(by, student, questions), new Map());
  return new File([file], 'answer.json');
}

const letter = { id: '1'.repeat(32), from: '24CSE3018', name: kavya.name };

async function take(stored: Stored, questions: readonly Question[], student = kavya) {
  const opened = await readQuestions(await asked(questions, student));
  const { entries, changes } = planQuestions([opened], stored);
  return { outcomes: entries.map(({ outcome }) => outcome), others: apply(stored, changes) };
}

test('A question goes to the teacher with its evidence, and the answer back into the same question', async () => {
  const proof = await toFileRecord(new Blob(['%PDF-1.4 x'], { type: 'application/pdf' }), 'p.pdf');
  const { id: file, name, size, sha256 } = proof;
  const own = question(1, { evidence: { file, name, size, sha256 } });
  const there: Stored = new Map();
  const opened = await readQuestions(await asked([own], kavya, [proof]), letter);
  const [stored] = apply(there, planQuestions([opened], there).changes);
  expect(stored).toMatchObject({ store: 'files' });
  const came = there.get(own.id)!;
  expect(came).toMatchObject({ class: own.class, is: 'A', wants: 'L', letter: letter.id });
  expect(came.evidence).toMatchObject({ name, size, sha256 });

  const step = { at: '2026-10-16T11:02:00.000Z', what: 'agreed', by: teacher } as const;
  const answer = { ...came, steps: [...came.steps, { ...step, reason: 'Right.' }] };
  const here: Stored = new Map([[own.id, own]]);
  const back = await readAnswers(await answered([answer]), kavya, []);
  const plan = planAnswers([back], here);
  expect(plan.entries[0]).toMatchObject({
    title: `${teacher} agreed to your question: Computer Networks, Friday, 16 Oct 2026, 10:50AM`,
    detail: 'Right. Not signed: anybody could have written it.',
  });
  const [notice] = apply(here, plan.changes);
  expect(notice).toMatchObject({ store: 'events' });
  expect(here.get(own.id)!.steps).toEqual(answer.steps);
  const again = planAnswers([back], here);
  expect(again.changes).toEqual([]);
  expect(again.entries[0]!.outcome).toBe('Left out: already recorded.');
});

test('A later answer counts, whichever file is opened first', async () => {
  const own = question();
  const answers = [
    { at: '2026-10-16T11:02:00.000Z', what: 'stands', by: teacher, reason: 'No.' },
    // The clock was set back in between.
    { at: '2026-10-16T09:02:00.000Z', what: 'agreed', by: teacher },
  ] as const;
  const first = { ...own, steps: [...own.steps, answers[0]] };
  const second = { ...first, steps: [...first.steps, answers[1]] };
  const files = await Promise.all(
    [first, second].map(async (one) => readAnswers(await answered([one]), kavya, [])),
  );
  for (const order of [files, [...files].reverse()]) {
    const here: Stored = new Map([[own.id, own]]);
    for (const file of order) apply(here, planAnswers([file], here).changes);
    expect(here.get(own.id)!.steps.at(-1)!.what).toBe('agreed');
  }
});

test('A question comes once, and is withdrawn as long as it is open', async () => {
  const there: Stored = new Map();
  const own = question();
  expect((await take(there, [own])).outcomes).toEqual(['New.']);
  expect((await take(there, [own])).outcomes).toEqual(['Left out: already on this device.']);
  const withdrawn = { ...own, steps: [...own.steps, { at, what: 'withdrawn' as const }] };
  expect((await take(there, [withdrawn])).outcomes).toEqual(['Withdrawn.']);
  expect((await take(there, [withdrawn])).outcomes).toEqual(['Left out: already on this device.']);
  expect(there.get(own.id)!.steps.map(({ what }) => what)).toEqual(['asked', 'withdrawn']);
  expect((await take(new Map(), [withdrawn])).outcomes).toEqual(['Left out: it was withdrawn.']);
});

describe('A flood', () => {
  const { open, term } = limits.question;
  const many = Array.from({ length: term + 5 }, (_, index) => question(index + 1));
  const asOpen = 'Left out: this student has 3 open questions.';

  test('is ignored by the teacher beyond three open questions of a student, and others are taken', async () => {
    const there: Stored = new Map();
    const { outcomes } = await take(there, many);
    expect(outcomes.slice(0, open)).toEqual(['New.', 'New.', 'New.']);
    expect(new Set(outcomes.slice(open))).toEqual(new Set([asOpen]));
    const other = { ...question(99), student: rohan };
    expect((await take(there, [other], rohan)).outcomes).toEqual(['New.']);
    expect(there.size).toBe(open + 1);
  });

  test('of answered ones is ignored beyond twenty a term, whatever the clock of the student says', async () => {
    const there: Stored = new Map();
    const outcomes: string[] = [];
    for (const one of many) {
      const years = { ...one, at: '2020-01-01T00:00:00.000Z' };
      outcomes.push(...(await take(there, [years])).outcomes);
      for (const [id, stored] of there)
        there.set(id, { ...stored, steps: [...stored.steps, { at, what: 'agreed', by: teacher }] });
    }
    expect(outcomes.filter((outcome) => outcome === 'New.')).toHaveLength(term);
    expect(outcomes.at(-1)).toBe('Left out: this student has asked 20 questions this term.');
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
  const file = await asked([{ ...question(), student: rohan }], rohan);
  await expect(readQuestions(file, letter)).rejects.toThrow(ExchangeError);
  const step = { at, what: 'agreed' as const, by: teacher };
  const answer = await answered([{ ...question(), steps: [...question().steps, step] }]);
  await expect(readAnswers(answer, rohan, [])).rejects.toThrow('Give it to Kavya Shah.');
  const other = { id: letter.id, from: 'FAC-0999', name: 'Dr. Rao' };
  await expect(readAnswers(answer, kavya, [], other)).rejects.toThrow(ExchangeError);
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
