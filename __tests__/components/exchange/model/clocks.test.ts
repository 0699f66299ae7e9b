import fc from 'fast-check';
import { filledActivity } from '@/__tests__/components/activity/model/filled-activity';
import {
  needsReapproval,
  recordStep,
  resubmitActivityChanges,
  submitActivityChanges,
} from '@/components/activity/model/activity-write';
import { decide } from '@/components/activity/model/decision';
import {
  decidedByStudent,
  makeDecisions,
  planDecisions,
} from '@/components/activity/model/decision-file';
import { reviewRows } from '@/components/activity/model/review-rows';
import { makeRequest, planRequests, readRequest } from '@/components/activity/model/request-file';
import {
  makeAssignments,
  planAssignments,
  sendable,
} from '@/components/assignment/model/assignment-file';
import {
  closeAssignmentChanges,
  sendAssignmentChanges,
} from '@/components/assignment/model/assignment-write';
import { submitHandinChanges } from '@/components/assignment/model/handin';
import { handedIn, makeHandins, planHandins } from '@/components/assignment/model/handin-file';
import type { Signature } from '@/components/exchange/model/signature';
import { writeExchange } from '@/components/exchange/model/file';
import { revisionOf } from '@/lib/activity/revision';
import type { Change, StoredRecords, Records, StoreName } from '@/lib/store/record';
import type { OwnActivity, OwnAssignment } from '@/lib/store/use-list';
import { aarav, asFile, meera, pdfOf, rao } from './sample';
import { runsOf } from '@/__tests__/full-run';

const minute = 60_000;
const year = 365 * 24 * 60 * minute;
const start = Date.parse('2026-11-01T09:00:00.000Z');

/** The real time; each device's clock has its own error. */
let realTime = start;

/** A device with its own clock and stores. */
class Device {
  skew: number;
  #stores = new Map<string, Map<string, never>>();

  constructor(skew = 0) {
    this.skew = skew;
  }

  store<S extends StoreName>(name: S): StoredRecords<S> {
    return (this.#stores.get(name) ?? new Map()) as StoredRecords<S>;
  }

  /** Runs an action by this device's clock, a minute after the last action on any device. */
  at<T>(act: () => T): T {
    realTime += minute;
    jest.setSystemTime(realTime + this.skew);
    return act();
  }

  apply(changes: readonly Change[]): void {
    for (const { store, id, to } of changes) {
      const records = this.#stores.get(store) ?? new Map<string, never>();
      this.#stores.set(store, records);
      const next = (to as (current: unknown) => never)(records.get(id) ?? null);
      if (next) records.set(id, next);
      else records.delete(id);
    }
  }
}

const opened = <P>(payload: P, contents: ReadonlyMap<string, Blob> = new Map()) => ({
  name: 'sent.json',
  sha256: '',
  payload,
  contents,
  signature: { state: 'unsigned', key: null } as Signature,
});

const own = (student: Device): OwnActivity => {
  const [record] = student.store('activities').values();
  return { ...record!.fields, id: record!.id, origin: 'device', changed: true } as OwnActivity;
};

const submit = (student: Device) =>
  student.at(() =>
    student.apply(submitActivityChanges(filledActivity, null, '2026-11-01', meera.name)),
  );

/** Changes the activity the way its form does. */
function edit(student: Device, note: string) {
  const activity = own(student);
  student.at(() => {
    const what = needsReapproval(activity, activity.history ?? []) ? 'resubmitted' : 'changed';
    const step = { at: new Date().toISOString(), what } as const;
    student.apply([recordStep(activity, { note, status: 'Pending' }, step)]);
  });
}

const ask = (student: Device) => student.at(() => makeRequest(meera, [own(student)])).then(opened);

function takeRequest(faculty: Device, ...files: Awaited<ReturnType<typeof ask>>[]): string[] {
  return faculty.at(() => {
    const context = { submissions: faculty.store('submissions'), student: aarav, activities: [] };
    const { entries, changes } = planRequests(files, context);
    faculty.apply(changes);
    return entries.map(({ outcome }) => outcome);
  });
}

const rowsOf = (faculty: Device) =>
  reviewRows({
    register: [],
    decisions: new Map(),
    student: aarav,
    activities: [],
    published: [],
    submissions: faculty.store('submissions'),
  });

const decideOn = (faculty: Device, what: 'approved' | 'rejected' | 'returned') =>
  faculty.at(() => {
    const rows = rowsOf(faculty);
    const revisions = new Map(rows.map(({ key, revision }) => [key, revision!]));
    faculty.apply(decide(rows, { what, by: rao.name, reason: 'Why' }, revisions));
  });

const toExport = (faculty: Device) =>
  [...decidedByStudent(faculty.store('submissions').values()).values()].flat();

async function takeDecisions(student: Device, files: ReturnType<typeof answer>[]) {
  const { entries, changes } = await planDecisions(files, [own(student)]);
  student.at(() => student.apply(changes));
  return entries.map(({ outcome }) => outcome);
}

const answer = (faculty: Device) => faculty.at(() => opened(makeDecisions(rao, toExport(faculty))));

beforeEach(() => {
  realTime = start;
  jest.useFakeTimers({
    now: start,
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout'],
  });
});
afterEach(() => jest.useRealTimers());

const clocks: [string, number, number][] = [
  ['both clocks right', 0, 0],
  ["the student's clock 10 minutes fast", 10 * minute, 0],
  ["the student's clock a year fast", year, 0],
  ["the student's clock a year slow", -year, 0],
  ["the faculty's clock 10 minutes fast", 0, 10 * minute],
  ["the faculty's clock a year fast", 0, year],
];

describe.each(clocks)('With %s', (_name, fast, ahead) => {
  let student: Device;
  let faculty: Device;
  beforeEach(() => {
    student = new Device(fast);
    faculty = new Device(ahead);
  });

  it('a resubmitted and approved activity can be exported, and is approved for the student', async () => {
    submit(student);
    takeRequest(faculty, await ask(student));
    decideOn(faculty, 'returned');
    await takeDecisions(student, [answer(faculty)]);
    edit(student, 'With the date');
    expect(takeRequest(faculty, await ask(student))).toEqual(['Replaces the earlier version.']);
    expect(toExport(faculty)).toEqual([]);
    decideOn(faculty, 'approved');
    expect(rowsOf(faculty)[0]).toMatchObject({ status: 'Approved' });
    expect(toExport(faculty)).toHaveLength(1);
    expect(await takeDecisions(student, [answer(faculty)])).toEqual([
      'Will be recorded as approved.',
    ]);
    expect(own(student).status).toBe('Approved');
    expect(rowsOf(faculty)[0]!.steps.map(({ what }) => what)).toEqual([
      'submitted',
      'returned',
      'resubmitted',
      'approved',
    ]);
  });

  it('a late file blocks neither the earlier files nor the later ones', async () => {
    submit(student);
    const first = await ask(student);
    edit(student, 'Second');
    const second = await ask(student);
    edit(student, 'Third');
    const third = await ask(student);
    takeRequest(faculty, first);
    decideOn(faculty, 'rejected');
    takeRequest(faculty, second);
    expect(takeRequest(faculty, third)).toEqual(['Replaces the earlier version.']);
    expect(takeRequest(faculty, third)).toEqual(['Left out: already on this device.']);
    expect(takeRequest(faculty, second)).toEqual([
      'Left out: a later version is already on this device.',
    ]);
    expect(rowsOf(faculty)[0]).toMatchObject({ submitted: { note: 'Third' }, status: 'Pending' });
  });

  it('a submission shows the time the student gave', async () => {
    submit(student);
    const [step] = own(student).history!;
    takeRequest(faculty, await ask(student));
    decideOn(faculty, 'rejected');
    edit(student, 'Again');
    takeRequest(faculty, await ask(student));
    const times = rowsOf(faculty)[0]!.steps.map(({ at }) => at);
    expect(times[0]).toBe(step!.at);
    expect(times.at(-1)).toBe(own(student).history!.at(-1)!.at);
  });

  it('the last of two decisions counts, whichever file is opened first', async () => {
    submit(student);
    takeRequest(faculty, await ask(student));
    decideOn(faculty, 'approved');
    const early = answer(faculty);
    faculty.skew -= year / 2;
    decideOn(faculty, 'rejected');
    const late = answer(faculty);
    await takeDecisions(student, [late]);
    expect(await takeDecisions(student, [early])).toEqual([
      'Left out: a later decision is already recorded.',
    ]);
    expect(own(student).status).toBe('Rejected');
  });

  it('work that is handed in again replaces the first, not the other way round', () => {
    const hand = (text: string) => {
      const { facts, blob } = pdfOf(text, 'work.pdf');
      const file = { id: facts.file, type: 'application/pdf', ...facts, blob };
      const before = student.store('handins').get('unit-1');
      student.at(() =>
        student.apply(submitHandinChanges({ id: 'unit-1', name: 'Unit 1' }, file as never, before)),
      );
      const payload = student.at(() => makeHandins(meera, handedIn(student.store('handins'))));
      return opened(payload, new Map([[facts.sha256, blob]]));
    };
    const take = (file: ReturnType<typeof hand>) =>
      faculty.at(() => {
        const { entries, changes } = planHandins([file], {
          assignments: [{ id: 'unit-1' }],
          received: faculty.store('received'),
          handins: new Map(),
          students: [aarav],
        });
        faculty.apply(changes);
        return entries[0]!.outcome;
      });
    const first = hand('first');
    // Meanwhile the clock is corrected.
    student.skew = 0;
    const second = hand('second');
    const third = hand('first');
    expect(take(first)).toBe('New.');
    expect(take(second)).toBe('Replaces the earlier version.');
    expect(take(first)).toBe('Left out: a later version is already on this device.');
    expect(take(third)).toBe('Replaces the earlier version.');
    expect(take(second)).toBe('Left out: a later version is already on this device.');
  });

  it('an assignment changed after a clock correction reaches the student', () => {
    const values = { name: 'Unit 1', section: '1CSE33', due: '2027-11-20', instructions: '' };
    faculty.at(() => faculty.apply(sendAssignmentChanges(values, [], rao.name)));
    const give = () =>
      opened(faculty.at(() => makeAssignments(rao, sendable(faculty.store('assignments')))));
    const take = (file: ReturnType<typeof give>) => {
      const { entries, changes } = planAssignments([file], student.store('assignments'), {
        listed: [],
      });
      student.at(() => student.apply(changes));
      return entries[0]!.outcome;
    };
    const first = give();
    faculty.skew = -ahead;
    const [set] = faculty.store('assignments').values() as unknown as Records['assignments'][];
    const assignment = { ...set!.fields, id: set!.id, origin: 'device' } as OwnAssignment;
    faculty.at(() => faculty.apply(closeAssignmentChanges(assignment, true)));
    const second = give();
    expect(take(first)).toBe('New.');
    expect(take(second)).toBe('Replaces the earlier version.');
    expect(take(second)).toBe('Left out: already on this device.');
    expect(take(first)).toBe('Left out: a later version is already on this device.');
  });
});

describe('A forged date', () => {
  it('in a field is refused too', async () => {
    const student = new Device();
    submit(student);
    const { payload } = await ask(student);
    const forged = structuredClone(payload);
    forged.items[0]!.fields.date = '2026-02-31';
    forged.items[0]!.revision = await revisionOf(forged.items[0]!.fields, null);
    const file = asFile(await writeExchange('request', forged, new Map()));
    await expect(readRequest(file)).rejects.toThrow(
      /has the date 31 Feb 2026, which is not a real date/,
    );
  });

  it.each([-30 * year, 7 * year])(
    'does not lock out a student whose clock was %d ms wrong and is right again',
    async (skew) => {
      const student = new Device(skew);
      const faculty = new Device();
      submit(student);
      student.skew = 0;
      const { payload } = await ask(student);
      const file = asFile(await writeExchange('request', payload, new Map()));
      const sent = await faculty.at(() => readRequest(file));
      expect(takeRequest(faculty, sent)).toEqual(['New.']);
      expect(takeRequest(faculty, await ask(student))).toEqual([
        'Left out: already on this device.',
      ]);
      edit(student, 'Later');
      takeRequest(faculty, await ask(student));
      decideOn(faculty, 'approved');
      expect(await takeDecisions(student, [answer(faculty)])).toEqual([
        'Will be recorded as approved.',
      ]);
    },
  );
});

describe('Whatever the clocks show', () => {
  const skew = fc.integer({ min: -year, max: year });
  const action = fc.constantFrom(
    'edit',
    'resubmit',
    'send',
    'approve',
    'reject',
    'return',
    'answer',
  );

  it('both sides agree on what happened last', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(action, skew), { minLength: 1, maxLength: 14 }),
        async (actions) => {
          realTime = start;
          const student = new Device();
          const faculty = new Device();
          submit(student);
          takeRequest(faculty, await ask(student));
          for (const [index, [what, error]] of actions.entries()) {
            student.skew = faculty.skew = error;
            if (what === 'edit') edit(student, `Note ${index}`);
            else if (what === 'resubmit')
              student.at(() => student.apply(resubmitActivityChanges(own(student))));
            else if (what === 'send') {
              const outcomes = takeRequest(faculty, await ask(student));
              expect(outcomes[0]).not.toMatch(/later version/);
              expect(rowsOf(faculty)[0]!.submitted!.note).toBe(own(student).note);
            } else if (what === 'answer') {
              if (toExport(faculty).length === 0) continue;
              const [outcome] = await takeDecisions(student, [answer(faculty)]);
              expect(outcome).not.toMatch(/later decision/);
            } else {
              const outcome = {
                approve: 'approved',
                reject: 'rejected',
                return: 'returned',
              } as const;
              decideOn(faculty, outcome[what]);
              const [row] = rowsOf(faculty);
              expect(row!.steps.at(-1)!.what).toBe(outcome[what]);
              expect(toExport(faculty)).toHaveLength(1);
            }
          }
        },
      ),
      { numRuns: runsOf(150) },
    );
  });
});
