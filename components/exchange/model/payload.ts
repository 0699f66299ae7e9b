import * as v from 'valibot';
import { limits } from '@/content/schema/limits';
import {
  bytes,
  day,
  digest,
  earlier,
  ecKey,
  filled,
  moment,
  rollNumber,
  sender,
  signedText,
  text,
  time,
} from '@/lib/store/field-schema';
import { awayDays } from '@/lib/store/kind/absence';
import { history, statedActivity, stepName } from '@/lib/store/kind/activity';
import { eventFacts, eventPerson } from '@/lib/store/kind/event-list';
import { answerKind, answerReason, askedClass, questionText } from '@/lib/store/kind/question';
import { rollCallClass, status as rollCallStatus } from '@/lib/store/kind/roll-call';
import { classChange } from '@/lib/store/schema';
import { formatDay } from '@/lib/time/date';
import { isRealDay } from '@/lib/time/day';

/** Id of an activity or assignment inside a file; short enough to be prefixed with a roll number. */
const entryId = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9:-]{0,79}$/, 'must be a short plain name'),
);

/** An attached file; its content is found in the exchange file by SHA-256. */
const attachment = v.strictObject({
  name: filled(limits.file.name),
  size: v.pipe(bytes, v.maxValue(limits.file.size, 'is over 5 MB')),
  sha256: digest,
});

const nonEmptyList = <T extends v.GenericSchema>(item: T) =>
  v.pipe(v.array(item), v.minLength(1, 'must not be empty'), v.maxLength(limits.exchange.items));

const teacher = v.strictObject({
  name: filled(limits.person),
  employeeId: filled(limits.personId),
});

const request = v.strictObject({
  madeAt: moment,
  student: sender,
  /** The key that the student wants the decisions encrypted to. */
  replyKey: v.optional(ecKey),
  items: nonEmptyList(
    v.strictObject({
      activity: entryId,
      revision: digest,
      /** The moment when this state of the activity was submitted. */
      at: moment,
      fields: v.strictObject(statedActivity),
      evidence: v.nullable(attachment),
      history,
    }),
  ),
});

const decisions = v.strictObject({
  madeAt: moment,
  student: sender,
  by: teacher,
  items: nonEmptyList(
    v.strictObject({
      activity: entryId,
      /** The state of the activity that was decided on. */
      revision: digest,
      name: filled(limits.activity.name),
      what: v.picklist(['approved', 'rejected', 'returned']),
      at: moment,
      by: filled(limits.person),
      reason: v.optional(filled(limits.decision.reason)),
      /** The earlier decisions of the faculty on this activity. */
      earlier: v.optional(v.pipe(v.array(stepName), v.maxLength(limits.decision.earlier))),
      /** The approval as a credential for the student. */
      credential: v.optional(signedText),
    }),
  ),
});

const assignments = v.strictObject({
  madeAt: moment,
  by: teacher,
  items: nonEmptyList(
    v.strictObject({
      assignment: entryId,
      at: moment,
      changed: moment,
      earlier,
      name: filled(limits.assignment.name),
      section: filled(limits.section),
      due: day,
      instructions: text(limits.assignment.instructions),
      closed: v.boolean(),
      by: text(limits.person),
      files: v.pipe(v.array(attachment), v.maxLength(limits.assignment.files)),
    }),
  ),
});

const handins = v.strictObject({
  madeAt: moment,
  student: sender,
  items: nonEmptyList(
    v.strictObject({
      assignment: entryId,
      name: filled(limits.assignment.name),
      handedIn: moment,
      earlier,
      file: attachment,
    }),
  ),
});

const changes = v.strictObject({
  madeAt: moment,
  by: teacher,
  items: nonEmptyList(
    v.strictObject({
      /** The id of the class in the timetable. */
      meeting: entryId,
      day,
      /** The section and the course. */
      name: filled(limits.cancellation.title),
      start: time,
      end: time,
      ...classChange,
      reason: filled(limits.cancellation.reason),
      by: filled(limits.person),
      /** The moments of the change and of the restoration. */
      at: moment,
      restored: v.nullable(moment),
      sequence: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.sequence)),
    }),
  ),
});

const rollCall = v.strictObject({
  madeAt: moment,
  by: teacher,
  items: nonEmptyList(
    v.strictObject({
      ...rollCallClass,
      meeting: entryId,
      /** The moments of this version and of those before it. */
      at: moment,
      earlier,
      why: v.optional(text(limits.rollCall.reason)),
      rows: v.pipe(
        v.array(v.strictTuple([rollNumber, rollCallStatus])),
        v.minLength(1),
        v.maxLength(limits.rollCall.students),
      ),
    }),
  ),
});

const event = v.strictObject({
  madeAt: moment,
  by: teacher,
  items: nonEmptyList(
    v.strictObject({
      event: entryId,
      /** When this version was signed, and when those before it were. */
      at: moment,
      earlier,
      ...eventFacts,
      people: v.pipe(
        v.array(v.strictObject(eventPerson)),
        v.minLength(1),
        v.maxLength(limits.eventList.people),
      ),
    }),
  ),
});

const award = v.strictObject({
  madeAt: moment,
  by: teacher,
  student: sender,
  items: nonEmptyList(
    v.strictObject({
      event: entryId,
      activity: v.strictObject(statedActivity),
      what: v.picklist(['approved', 'rejected']),
      at: moment,
      reason: v.optional(filled(limits.decision.reason)),
      /** The days of the event, and whether its classes count as on duty. */
      from: day,
      to: day,
      duty: v.boolean(),
      credential: v.optional(signedText),
    }),
  ),
});

const question = v.strictObject({
  madeAt: moment,
  student: sender,
  items: nonEmptyList(
    v.strictObject({
      question: entryId,
      at: moment,
      ...askedClass,
      /** The teacher who is asked. */
      teacher: filled(limits.person),
      text: questionText,
      evidence: v.nullable(attachment),
      withdrawn: v.nullable(moment),
    }),
  ),
});

const answer = v.strictObject({
  madeAt: moment,
  by: teacher,
  student: sender,
  items: nonEmptyList(
    v.strictObject({
      question: entryId,
      ...askedClass,
      at: moment,
      what: answerKind,
      reason: answerReason,
      /** How often the same question was answered before. */
      before: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limits.steps)),
    }),
  ),
});

const absence = v.strictObject({
  madeAt: moment,
  student: sender,
  items: nonEmptyList(v.strictObject({ absence: entryId, ...awayDays })),
});

/**
 * The schema of each kind of file.
 *
 * | Kind          | Made by | Signed or encrypted                      | Imported into            | Undone by               |
 * | ------------- | ------- | ---------------------------------------- | ------------------------ | ----------------------- |
 * | `request`     | student | encrypted to a teacher, if one is chosen | `submissions`, `files`   | Undo, for all its items |
 * | `decisions`   | teacher | signed; encrypted to the student's key   | `activities`             | Undo, for all its items |
 * | `assignments` | teacher | signed                                   | `assignments`, `files`   | Undo, for all its items |
 * | `handins`     | student | neither                                  | `received`, `files`      | Undo, for all its items |
 * | `changes`     | teacher | signed                                   | `cancellations`          | Undo, for all its items |
 * | `rollCall`    | teacher | signed                                   | the office’s tables      | the next version        |
 * | `event`       | teacher | signed                                   | the students’ records    | the next version        |
 * | `award`       | teacher | signed                                   | `activities`             | the next version        |
 * | `question`    | student | neither                                  | `questions`, `files`     | Withdraw                |
 * | `answer`      | teacher | signed                                   | `questions`; the office’s tables | the next answer |
 * | `absence`     | student | neither                                  | `absences`               | Withdraw                |
 *
 * A file is saved by the browser or sent in a letter; the device keeps no copy of a saved one. The key that signs is in
 * `keys`, which no backup has, and the key that decisions are encrypted to in `replyKeys`, which backups have.
 */
export const payloads = {
  request,
  decisions,
  assignments,
  handins,
  changes,
  rollCall,
  event,
  award,
  question,
  answer,
  absence,
} as const;

/** The kinds of files that students and faculty exchange. */
export type ExchangeKind = keyof typeof payloads;

/** The content of a file of this kind. */
export type Payload<K extends ExchangeKind> = v.InferOutput<(typeof payloads)[K]>;

/** One entry of a file of this kind. */
export type Item<K extends ExchangeKind> = Payload<K>['items'][number];

interface KindLabel {
  name: string;
  /** The page that opens it. */
  page: string;
  /** The noun for an entry, singular and plural. */
  entry: readonly [string, string];
}

/** The texts about each kind of file. */
export const kindLabels: Record<ExchangeKind, KindLabel> = {
  request: {
    name: 'a request file',
    page: 'Student Profiles on the faculty dashboard',
    entry: ['submission', 'submissions'],
  },
  decisions: {
    name: 'a decision file',
    page: 'Your Activities on the student dashboard',
    entry: ['decision', 'decisions'],
  },
  assignments: {
    name: 'an assignment file',
    page: 'Assignments on the student side',
    entry: ['assignment', 'assignments'],
  },
  handins: {
    name: 'a file of handed-in work',
    page: 'Assignments on the faculty side',
    entry: ['file of work', 'files of work'],
  },
  changes: {
    name: 'a file of changed classes',
    page: 'Subjects on the student side',
    entry: ['change', 'changes'],
  },
  rollCall: {
    name: 'a file of registers',
    page: 'the college’s import',
    entry: ['register', 'registers'],
  },
  event: {
    name: 'the list of an event',
    page: 'the college’s import',
    entry: ['event', 'events'],
  },
  award: {
    name: 'a letter about an event',
    page: 'the student dashboard',
    entry: ['event', 'events'],
  },
  question: {
    name: 'a letter with a question about a class',
    page: 'Register on the faculty side',
    entry: ['question', 'questions'],
  },
  answer: {
    name: 'a letter with the answer to a question',
    page: 'Every class on the student side',
    entry: ['answer', 'answers'],
  },
  absence: {
    name: 'a letter about days away',
    page: 'Register on the faculty side',
    entry: ['absence', 'absences'],
  },
};

/** Returns what tells the entries of a file apart. */
export function entryIdOf(item: Item<ExchangeKind>): string {
  if ('question' in item) return item.question;
  if ('absence' in item) return item.absence;
  if ('rows' in item) return `${item.meeting}:${item.day}:${item.start}`;
  if ('event' in item) return item.event;
  if ('meeting' in item) return `${item.meeting}:${item.day}`;
  return 'activity' in item ? item.activity : item.assignment;
}

/** Returns what an entry of a file is called. */
export function entryNameOf(item: Item<ExchangeKind>): string {
  if ('question' in item) return item.course;
  if ('absence' in item) return `Away from ${formatDay(item.from)}`;
  if ('rows' in item) return `${item.section} ${item.course}`;
  if ('fields' in item) return item.fields.name;
  return 'name' in item ? item.name : item.activity.name;
}

type Attachment = v.InferOutput<typeof attachment>;

/** A stored file as an exchange file describes it, without its local id. */
export function toAttachment({ name, size, sha256 }: Attachment): Attachment {
  return { name, size, sha256 };
}

export function attachmentsOf(item: Item<ExchangeKind>): Attachment[] {
  if ('files' in item) return item.files;
  const one = 'file' in item ? item.file : 'evidence' in item ? item.evidence : null;
  return one ? [one] : [];
}

const year = 365.25 * 24 * 60 * 60 * 1000;

/** The time by which another device's clock may be ahead of this one. A phone that is a year fast is still accepted. */
const maxSkew = 2 * year;

/** No college portal is older than this. */
const firstYear = '2000';

const lastDueDay = '2199-12-31';

export const fixClocksHint =
  'Check the date of both devices, correct the one that is wrong, and ask for the file again.';

/** Returns what is wrong with a moment in a file; null if nothing is. */
function checkMoment(moment: string, now: number): string | null {
  const day = moment.slice(0, 10);
  const time = Date.parse(moment);
  if (day < firstYear)
    return `${formatDay(day)}, long before this portal existed. ${fixClocksHint}`;
  if (!isRealDay(day) || Number.isNaN(time))
    return `${formatDay(day)}, which is not a real date. Ask for a file made with the portal.`;
  if (time > now + maxSkew)
    return `${formatDay(day)}, more than two years ahead of this device's clock. ${fixClocksHint}`;
  return null;
}

/** Returns what is wrong with a day in a file; null if nothing is. */
function checkDay(day: string, last: string): string | null {
  if (!isRealDay(day))
    return `${formatDay(day)}, which is not a real date. Ask for a file made with the portal.`;
  return day > last ? `${formatDay(day)}, which is too far ahead. ${fixClocksHint}` : null;
}

/** Everything wrong with the dates in a file, each as a sentence. The dates are shown, so they must be possible. */
export function checkDates(payload: Payload<ExchangeKind>, now = Date.now()): string[] {
  const lastDay = new Date(now + maxSkew).toISOString().slice(0, 10);
  const wrong = checkMoment(payload.madeAt, now);
  const problems = wrong ? [`The file says that it was made on ${wrong}`] : [];
  for (const item of payload.items) {
    const name = entryNameOf(item);
    for (const moment of momentsIn(item)) {
      const reason = checkMoment(moment, now);
      if (reason) problems.push(`“${name}” in it is dated ${reason}`);
    }
    for (const [day, last] of daysIn(item, lastDay)) {
      const reason = checkDay(day, last);
      if (reason) problems.push(`“${name}” in it has the date ${reason}`);
    }
  }
  return [...new Set(problems)].slice(0, 20);
}

type AnyItem = Item<ExchangeKind>;

function momentsIn(item: AnyItem): string[] {
  if ('history' in item) return [item.at, ...item.history.map(({ at }) => at)];
  if ('handedIn' in item) return [item.handedIn];
  if ('restored' in item) return [item.at, ...(item.restored === null ? [] : [item.restored])];
  return 'changed' in item ? [item.at, item.changed] : [item.at];
}

function daysIn(item: AnyItem, lastDay: string): [string, string][] {
  if ('due' in item) return [[item.due, lastDueDay]];
  if ('day' in item) return [[item.day, lastDueDay]];
  if ('from' in item)
    return [
      [item.from, lastDueDay],
      [item.to, lastDueDay],
    ];
  if (!('history' in item)) return [];
  const { dateAdded, date } = item.fields;
  return [dateAdded, ...(date ? [date] : [])].map((day) => [day, lastDay]);
}

/**
 * A moment that a file may contain. One recorded while this device's clock was impossibly wrong becomes the moment the
 * file is made, so that the file is not refused.
 */
export function plausibleMoment(moment: string, madeAt: string): string {
  return checkMoment(moment, Date.parse(madeAt)) === null ? moment : madeAt;
}
