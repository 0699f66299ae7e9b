import { ownActivities } from '@/__tests__/components/activity/model/filled-activity';
import { openTab, wipe } from '@/__tests__/lib/store/device';
import { decide } from '@/components/activity/model/decision';
import {
  decidedByStudent,
  makeDecisions,
  planDecisions,
  readDecisions,
} from '@/components/activity/model/decision-file';
import { reviewRows } from '@/components/activity/model/review-rows';
import { makeRequest, planRequests, readRequest } from '@/components/activity/model/request-file';
import {
  planAssignments,
  makeAssignments,
  sendable,
} from '@/components/assignment/model/assignment-file';
import { sendAssignmentChanges } from '@/components/assignment/model/assignment-write';
import { submitHandinChanges } from '@/components/assignment/model/handin';
import { handedIn, makeHandins, planHandins } from '@/components/assignment/model/handin-file';
import type { Plan } from '@/components/exchange/model/plan';
import { readExchange, writeExchange } from '@/components/exchange/model/file';
import { digest } from '@/lib/store/file';
import type { Change, StoredRecords } from '@/lib/store/record';
import { put } from '@/lib/store/record';
import type { OwnActivity } from '@/lib/store/use-list';
import type { Workspace } from '@/lib/store/workspace';
import {
  aarav,
  applied,
  asFile,
  keyPair,
  meera,
  openedRequest,
  pdfOf,
  rao,
  pendingActivity,
} from './sample';

const outcomes = ({ entries }: Plan) => entries.map(({ outcome }) => outcome);
const nothing = new Map<string, never>();
const proof = pdfOf('proof');
const withProof = pendingActivity('robotics', { evidence: proof.facts });
const contents = new Map([[proof.facts.sha256, proof.blob]]);

const requestsContext = { submissions: nothing, student: aarav, activities: [] };

describe('A request file', () => {
  it('adds every submission to the review queue, with its evidence and history', async () => {
    const opened = await openedRequest([withProof, pendingActivity('kite')], contents);
    const plan = planRequests([opened], requestsContext);
    expect(outcomes(plan)).toEqual(['New.', 'New.']);
    const submissions = applied(plan.changes, 'submissions');
    expect([...submissions.keys()]).toEqual(['25cse1077:robotics', '25cse1077:kite']);
    expect(submissions.get('25cse1077:robotics')).toMatchObject({
      student: meera,
      status: 'Pending',
      fields: { name: 'Activity robotics' },
      evidence: { name: 'proof.pdf', sha256: proof.facts.sha256 },
      history: [{ what: 'submitted' }],
    });
    expect(applied(plan.changes, 'files').size).toBe(1);
    expect([...applied(plan.changes, 'events').values()]).toMatchObject([
      { title: 'Meera Nair, 25CSE1077 asks for a decision on 2 submissions', for: 'faculty' },
    ]);
  });

  it('is read back complete, and refused if a field was altered or named twice', async () => {
    const payload = await makeRequest(meera, [withProof]);
    const read = await readRequest(asFile(await writeExchange('request', payload, contents)));
    expect(read.payload).toEqual(payload);
    const richer = structuredClone(payload);
    richer.items[0]!.fields.credits = 40;
    const forged = writeExchange('request', richer, contents);
    await expect(readRequest(asFile(await forged))).rejects.toThrow(
      '“Activity robotics” in it is not what the student submitted',
    );
    const twice = { ...payload, items: [...payload.items, ...payload.items] };
    await expect(
      readRequest(asFile(await writeExchange('request', twice, contents))),
    ).rejects.toThrow('It has “Activity robotics” twice');
  });

  it('replaces the earlier version with its evidence', async () => {
    const first = planRequests([await openedRequest([withProof], contents)], requestsContext);
    const submissions = applied(first.changes, 'submissions');
    const later = pendingActivity('robotics', {
      name: 'Robotics camp',
      history: [
        { at: '2026-11-01T09:00:00.000Z', what: 'submitted' },
        { at: '2026-11-02T09:00:00.000Z', what: 'changed' },
      ],
    });
    const newer = planRequests([await openedRequest([later])], { ...requestsContext, submissions });
    expect(outcomes(newer)).toEqual(['Replaces the earlier version.']);
    const now = applied([...first.changes, ...newer.changes], 'submissions');
    expect(now.get('25cse1077:robotics')).toMatchObject({
      fields: { name: 'Robotics camp' },
      evidence: null,
    });
    // The PDF of the earlier version stays: unused files are erased later.
    expect(applied([...first.changes, ...newer.changes], 'files').size).toBe(1);
  });

  it('that came in a letter after a file lets the decision go back in a letter', async () => {
    const first = await openedRequest([withProof], contents);
    const before = applied(planRequests([first], requestsContext).changes, 'submissions');
    const id = '25cse1077:robotics';
    const submissions = new Map(before).set(id, { ...before.get(id)!, sent: withProof.dateAdded });
    const letter = { id: '12'.repeat(16), from: meera.rollNumber };
    const given = { ...(await openedRequest([withProof], contents)), letter };
    const plan = planRequests([given], { ...requestsContext, submissions });
    expect(outcomes(plan)).toEqual(['Already on this device. The decision goes back in a letter.']);
    const linked = put('submissions', submissions.get(id)!);
    const after = applied([linked, ...plan.changes], 'submissions');
    expect(after.get(id)).toMatchObject({
      letter: letter.id,
      fields: { name: 'Activity robotics' },
    });
    expect(after.get(id)).not.toHaveProperty('sent');
    const again = planRequests([given], { ...requestsContext, submissions: after });
    expect(outcomes(again)).toEqual(['Left out: already on this device.']);
    expect(again.changes).toEqual([]);
  });

  it('gives the later version of two files, in any order', async () => {
    const early = await openedRequest([withProof], contents);
    const late = await openedRequest([
      pendingActivity('robotics', {
        name: 'Later',
        history: [
          { at: '2026-11-01T09:00:00.000Z', what: 'submitted' },
          { at: '2026-11-03T09:00:00.000Z', what: 'resubmitted' },
        ],
      }),
    ]);
    for (const files of [
      [early, late],
      [late, early],
    ]) {
      const plan = planRequests(files, requestsContext);
      expect(plan.entries.filter(({ taken }) => taken).map(({ title }) => title)).toEqual([
        'Later',
      ]);
      expect(outcomes(plan)).toContain('Left out: another of these files has it too.');
    }
  });

  it('leaves out what was submitted on this device', async () => {
    const opened = await openedRequest([withProof], contents, aarav);
    const plan = planRequests([opened], { ...requestsContext, activities: [{ id: 'robotics' }] });
    expect(outcomes(plan)).toEqual(['Left out: submitted on this device and already in the list.']);
  });

  it('stores evidence by the type of its content, under a clean name', async () => {
    const jpeg = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'photo']);
    const sha256 = await digest(jpeg);
    const name = '../photo\u202egpj.pdf.bat';
    const evidence = { file: 'f', name, size: jpeg.size, sha256 };
    const photo = pendingActivity('robotics', { evidence });
    const payload = await makeRequest(meera, [photo]);
    const file = await writeExchange('request', payload, new Map([[sha256, jpeg]]));
    const { changes } = planRequests([await readRequest(asFile(file))], requestsContext);
    const [stored] = applied(changes, 'files').values();
    expect(stored).toMatchObject({
      name: 'photogpj.jpg',
      type: 'image/jpeg',
      blob: { type: 'image/jpeg' },
    });
    expect(applied(changes, 'submissions').get('25cse1077:robotics')).toMatchObject({
      evidence: { name: 'photogpj.jpg' },
    });
  });

  it('is refused if its evidence is a page or a program disguised as a PDF', async () => {
    const page = new Blob(['<script>alert(1)</script>'], { type: 'application/pdf' });
    const sha256 = await digest(page);
    const evidence = { file: 'f', name: 'certificate.pdf', size: page.size, sha256 };
    const payload = await makeRequest(meera, [pendingActivity('robotics', { evidence })]);
    const file = await writeExchange('request', payload, new Map([[sha256, page]]));
    await expect(readRequest(asFile(file))).rejects.toThrow(
      '“certificate.pdf” in it is not a PDF, JPEG, PNG or WebP file.',
    );
  });

  it('cannot decide for the faculty: its decisions are left out', async () => {
    const boastful = pendingActivity('robotics', {
      history: [
        { at: '2026-11-01T09:00:00.000Z', what: 'submitted' },
        { at: '2026-11-02T09:00:00.000Z', what: 'approved', by: 'The Dean' },
      ],
    });
    const { changes } = planRequests([await openedRequest([boastful])], requestsContext);
    const row = applied(changes, 'submissions').get('25cse1077:robotics');
    expect(row).toMatchObject({ status: 'Pending', history: [{ what: 'submitted' }] });
  });
});

function decisionsOn(
  submissions: StoredRecords<'submissions'>,
  what: 'approved' | 'rejected' | 'returned',
  reason?: string,
): Change[] {
  const rows = reviewRows({
    register: [],
    decisions: nothing,
    student: aarav,
    activities: [],
    published: [],
    submissions,
  });
  const revisions = new Map(rows.map(({ key, revision }) => [key, revision!]));
  return decide(rows, { what, by: rao.name, ...(reason && { reason }) }, revisions);
}

/** The stored fields of an activity. */
const recorded = [
  'name',
  'status',
  'category',
  'dateAdded',
  'issuer',
  'date',
  'credits',
  'note',
  'evidence',
  'withdrawn',
  'history',
] as const;

/** Timers that stay real, because only the clock is set. */
const timers = ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'setInterval'] as const;
const decidedAt = '2026-11-20T09:00:00.000Z';

describe('A decision file', () => {
  let tab: Workspace;
  beforeEach(async () => {
    await wipe();
    tab = openTab();
    await tab.load('activities');
  });

  /** Stores these activities on the student's device and returns a decision file on them. */
  async function decided(activities: readonly OwnActivity[], signed = false) {
    await tab.write(
      activities.map((activity) =>
        put('activities', {
          id: activity.id,
          origin: 'device',
          removed: false,
          at: '2026-11-01T09:00:00.000Z',
          fields: Object.fromEntries(recorded.map((field) => [field, activity[field]])) as never,
        }),
      ),
    );
    const request = planRequests(
      [await openedRequest(activities, contents, aarav)],
      requestsContext,
    );
    const submissions = applied(request.changes, 'submissions');
    const after = applied(
      [...request.changes, ...decisionsOn(submissions, 'rejected', 'No date.')],
      'submissions',
    );
    const keys = signed ? await keyPair() : null;
    const [mine] = decidedByStudent(after.values()).values();
    const payload = makeDecisions(rao, mine ?? []);
    const file = asFile(await writeExchange('decisions', payload, new Map(), keys?.key ?? null));
    return { file, published: keys ? [keys.published] : [] };
  }

  it('is recorded with who, when and why, and notifies the student', async () => {
    const { file, published } = await decided([withProof], true);
    const opened = await readDecisions(file, aarav, { keys: published });
    const plan = await planDecisions([opened], ownActivities(tab));
    expect(plan.entries).toMatchObject([
      {
        title: 'Activity robotics',
        detail: 'Dr. Ananya Rao: No date.',
        outcome: 'Will be recorded as rejected.',
        taken: true,
      },
    ]);
    await tab.write(plan.changes);
    const activity = ownActivities(tab).find(({ id }) => id === 'robotics');
    expect(activity?.status).toBe('Rejected');
    expect(activity?.history?.at(-1)).toMatchObject({
      what: 'rejected',
      by: 'Dr. Ananya Rao',
      reason: 'No date.',
      source: { kind: 'file', keyId: published[0]?.id },
    });
    const [event] = await tab.all('events');
    expect(event).toMatchObject({
      title: '“Activity robotics” was rejected by Dr. Ananya Rao',
      for: 'student',
    });
    const again = await planDecisions([opened], ownActivities(tab));
    expect(outcomes(again)).toEqual(['Left out: already recorded.']);
    expect(again.changes).toEqual([]);
  });

  it('is recorded as coming from a file if nobody signed it', async () => {
    const { file } = await decided([withProof]);
    const plan = await planDecisions(
      [await readDecisions(file, aarav, { keys: [] })],
      ownActivities(tab),
    );
    await tab.write(plan.changes);
    const activity = ownActivities(tab).find(({ id }) => id === 'robotics');
    expect(activity?.history?.at(-1)?.source).toEqual({ kind: 'file', keyId: null });
  });

  it('for someone else is refused, naming both students', async () => {
    const { file } = await decided([withProof]);
    await expect(readDecisions(file, meera, { keys: [] })).rejects.toThrow(
      'It is for Aarav Sharma (25CSE1042), and this portal is for Meera Nair (25CSE1077).',
    );
  });

  it.each<[string, readonly OwnActivity[], RegExp]>([
    ['an unknown activity', [], /not among your activities/],
    [
      'an activity changed since',
      [{ ...withProof, note: 'new' }],
      /you changed this activity after you sent it/,
    ],
    [
      'evidence changed since',
      [{ ...withProof, evidence: null }],
      /you changed this activity after you sent it/,
    ],
    ['a withdrawn activity', [{ ...withProof, withdrawn: true }], /you withdrew/],
    [
      'an activity with a later decision',
      [
        {
          ...withProof,
          history: [
            ...withProof.history!,
            {
              at: '2026-01-01T09:00:00.000Z',
              what: 'approved',
              by: 'A',
              source: { kind: 'file', keyId: null, earlier: [`rejected@${decidedAt}`] },
            },
          ],
        },
      ],
      /a later decision/,
    ],
  ])('changes nothing for %s', async (_name, activities, message) => {
    jest.useFakeTimers({ now: new Date(decidedAt), doNotFake: [...timers] });
    const { file } = await decided([withProof]);
    jest.useRealTimers();
    const plan = await planDecisions([await readDecisions(file, aarav, { keys: [] })], activities);
    expect(outcomes(plan)[0]).toMatch(message);
    expect(plan.changes).toEqual([]);
  });

  it('is not created when nothing is decided', () => {
    expect(() => makeDecisions(rao, [])).toThrow('Nothing is decided yet');
  });
});

describe('An assignment file for several sections', () => {
  const item = (id: string, section: string) => ({
    ...{ id, origin: 'device' as const, removed: false as const, at: '2026-11-20T09:00:00.000Z' },
    fields: {
      ...{ name: id, section, due: '2027-11-20', instructions: '' },
      ...{ files: [], closed: false, by: rao.name },
    },
  });
  const opened = async () => {
    const payload = makeAssignments(rao, [
      item('mine', 'cse a'),
      item('ours', 'CSE-B, CSE-A'),
      item('theirs', 'CSE-B'),
    ]);
    return readExchange(
      asFile(await writeExchange('assignments', payload, new Map())),
      'assignments',
      [],
    );
  };

  it('brings a student the assignments for the sections in the record, however they are typed', async () => {
    const plan = planAssignments([await opened()], nothing, { listed: [], sections: ['CSE-A'] });
    expect(outcomes(plan)).toEqual([
      'New.',
      'New.',
      'Left out: it is not for your section, CSE-A.',
    ]);
    expect([...applied(plan.changes, 'assignments').keys()]).toEqual(['mine', 'ours']);
  });

  it('brings all of them if the record names no section', async () => {
    const plan = planAssignments([await opened()], nothing, { listed: [], sections: undefined });
    expect(outcomes(plan)).toEqual(['New.', 'New.', 'New.']);
  });

  it('changes an assignment that the student has already', async () => {
    const all = planAssignments([await opened()], nothing, { listed: [] });
    const there = applied(all.changes, 'assignments');
    const again = planAssignments([await opened()], there, { listed: [], sections: ['CSE-A'] });
    expect(outcomes(again)[2]).toBe('Left out: already on this device.');
  });
});

describe('An assignment file and the handed-in work', () => {
  it('bring the assignment to the student and the work to the faculty, once', async () => {
    await wipe();
    const faculty = openTab();
    await faculty.load('assignments');
    const sheet = pdfOf('sheet', 'sheet.pdf');
    const values = { name: 'Unit 1', section: '1CSE33', due: '2027-11-20', instructions: '' };
    await faculty.write(sendAssignmentChanges(values, [sheet.facts], rao.name));
    const records = sendable(faculty.records('assignments'));
    const payload = makeAssignments(rao, records);
    const { key, published } = await keyPair();
    const written = await writeExchange(
      'assignments',
      payload,
      new Map([[sheet.facts.sha256, sheet.blob]]),
      key,
    );
    const opened = await readExchange(asFile(written), 'assignments', [published]);
    const plan = planAssignments([opened], nothing, { listed: [] });
    expect(plan.entries).toMatchObject([
      { title: 'Unit 1', detail: '1CSE33, due 20 Nov 2027, by Dr. Ananya Rao', outcome: 'New.' },
    ]);
    const there = applied(plan.changes, 'assignments');
    expect([...there.values()]).toMatchObject([
      { origin: 'device', fields: { name: 'Unit 1', files: [{ name: 'sheet.pdf' }] } },
    ]);
    expect(outcomes(planAssignments([opened], there, { listed: [] }))).toEqual([
      'Left out: already on this device.',
    ]);
    const id = records[0]!.id;
    expect(outcomes(planAssignments([opened], nothing, { listed: [id] }))[0]).toBe(
      "Left out: it is already in the college's list.",
    );

    const work = pdfOf('work', 'work.pdf');
    const storedFile = { id: 'w', type: 'application/pdf', ...work.facts, blob: work.blob };
    const handins = applied(
      submitHandinChanges({ id, name: 'Unit 1' }, storedFile as never),
      'handins',
    );
    const back = makeHandins(meera, handedIn(handins));
    const file = await writeExchange('handins', back, new Map([[work.facts.sha256, work.blob]]));
    const read = await readExchange(asFile(file), 'handins', []);
    const handinsContext = {
      assignments: records,
      received: nothing,
      handins: nothing,
      students: [aarav, meera],
    };
    const taken = planHandins([read], handinsContext);
    expect(taken.entries).toMatchObject([{ title: 'Unit 1: work.pdf', outcome: 'New.' }]);
    const received = applied(taken.changes, 'received');
    expect([...received.values()]).toMatchObject([
      { assignment: id, student: meera, file: { name: 'work.pdf' } },
    ]);
    expect(outcomes(planHandins([read], { ...handinsContext, received }))).toEqual([
      'Left out: already on this device.',
    ]);
    expect(outcomes(planHandins([read], { ...handinsContext, assignments: [] }))[0]).toMatch(
      /does not have the assignment/,
    );
    expect(
      outcomes(planHandins([read], { ...handinsContext, handins, students: [meera] }))[0],
    ).toMatch(/handed in on this device/);
  });
});
