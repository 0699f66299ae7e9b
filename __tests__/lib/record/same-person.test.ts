import {
  asFile,
  openedRequest,
  pdfOf,
  pendingActivity,
  rao,
} from '@/__tests__/components/exchange/model/sample';
import { facultyKey } from '@/__tests__/components/exchange/faculty-key';
import { help, registered, rules as activityRules } from '@/__tests__/components/progress/register';
import {
  decidedByStudent,
  makeDecisions,
  readDecisions,
} from '@/components/activity/model/decision-file';
import { planRequests } from '@/components/activity/model/request-file';
import { reviewRows } from '@/components/activity/model/review-rows';
import { senderNote } from '@/components/activity/model/sender-note';
import { planHandins } from '@/components/assignment/model/handin-file';
import type { CheckedActivity } from '@/components/progress/model/checked-student';
import { naacFile } from '@/components/progress/model/naac';
import { toAttachment } from '@/components/exchange/model/payload';
import { recipientsIn } from '@/components/exchange/model/encryption';
import { writeExchange } from '@/components/exchange/model/file';
import { contactsByStudent, type Contact } from '@/components/progress/model/contact';
import { helpRows, withoutReceived } from '@/components/progress/model/help-row';
import type { Records } from '@/lib/store/record';

/** One roll number as three sources write it. */
const [written, ...others] = ['ed-2301', 'ED-2301', 'Ed-23 01'];
const tara = (rollNumber = written!) => ({ name: 'Tara Menon', rollNumber });
const none = new Map<string, never>();
const at = '2026-11-20T10:00:00.000Z';

/** A submission as the teacher's device stores it. */
const submission = (activity: string, rollNumber: string): Records['submissions'] => {
  const { name, category, dateAdded } = pendingActivity(activity);
  return {
    ...{ id: `ed-2d-2301:${activity}`, at, student: tara(rollNumber), activity },
    ...{ revision: 'a'.repeat(64), evidence: null, status: 'Approved' },
    fields: { name, category, dateAdded, issuer: '', date: null, credits: null, note: '' },
    history: [
      { at, what: 'submitted' },
      { at, what: 'approved' },
    ],
  };
};

describe.each(others)('A student whose roll number is also written %s', (other) => {
  test('is in the register', () => {
    expect(senderNote(tara(other), [tara()])).toBe('');
  });

  test('gets one decision file for both, and can open it', async () => {
    const files = decidedByStudent([submission('one', written!), submission('two', other)]);
    expect([...files.values()].map(({ length }) => length)).toEqual([2]);
    const payload = makeDecisions(rao, [...files.values()].flat());
    const file = asFile(await writeExchange('decisions', payload, none));
    expect((await readDecisions(file, tara(other), { keys: [] })).payload.items).toHaveLength(2);
  });

  test('does not submit or hand in the same to the same device twice', async () => {
    const activity = pendingActivity('one');
    const request = await openedRequest([activity], none, tara(other));
    const own = { submissions: none, student: tara(), activities: [activity] };
    expect(planRequests([request], own).entries[0]!.outcome).toMatch(/^Left out: submitted on/);
    const { facts } = pdfOf('work');
    const item = { assignment: 'unit-1', name: 'Unit 1', handedIn: at, file: toAttachment(facts) };
    const payload = { madeAt: at, student: tara(other), items: [item] };
    const handin = { id: 'unit-1', at, name: 'Unit 1', done: false, file: facts };
    const plan = planHandins([{ ...request, payload, contents: none }], {
      ...{ assignments: [{ id: 'unit-1' }], received: none, students: [tara()] },
      handins: new Map([['unit-1', handin]]),
    });
    expect(plan.entries[0]!.outcome).toMatch(/^Left out: it was handed in on this device/);
  });

  test('is one row with both sections in the lists of a teacher', () => {
    const students = [
      registered('Tara', {
        rollNumber: written!,
        section: 'A',
        missing: [{ name: 'Quiz' }, { name: 'Lab' }],
      }),
      registered('Tara', { rollNumber: other, section: 'B' }),
    ];
    const work = { student: tara(other), name: 'Quiz' } as Records['received'];
    const contact = { id: 'c', at, day: '2026-11-20', student: tara(other) } as Contact;
    const rows = helpRows(withoutReceived(students, new Map([['w', work]])), help);
    expect(rows).toMatchObject([{ sections: ['A', 'B'], reasons: [] }]);
    const contacts = contactsByStudent(new Map([['c', contact]]));
    expect(contacts.get(rows[0]!.id)).toEqual([contact]);
    const [reviewed] = reviewRows({
      ...{ register: [], decisions: none, students, student: tara(other), published: [] },
      ...{ activities: [pendingActivity('one')], submissions: none },
    });
    expect(reviewed).toMatchObject({ sections: ['A', 'B'] });
  });

  test('is in a file for NAAC once', () => {
    const students = [
      registered('Tara', { rollNumber: written! }),
      registered('Tara', { rollNumber: other }),
    ];
    const found = students.map((student) => ({
      ...student,
      activities: [{ status: 'Approved', category: 'Internship' } as CheckedActivity],
    }));
    expect(naacFile(found, activityRules, '1.3.2', null).lines).toHaveLength(1);
  });
});

test('A teacher whose id is written in two ways is offered once', () => {
  const key = { ...facultyKey, encryptionKey: facultyKey.publicKey };
  const again = { ...key, employeeId: key.employeeId.toLowerCase() };
  expect(recipientsIn([key, again])).toHaveLength(1);
});

test('A hyphen is a part of the roll number', () => {
  expect(senderNote(tara('ed2301'), [tara()])).toBe(', not in your register');
});
