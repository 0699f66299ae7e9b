import * as v from 'valibot';
import { limits } from '@/content/schema/limits';
import {
  bytes,
  day,
  digest,
  earlier,
  ecKey,
  ecPrivateKey,
  fileId,
  filled,
  id,
  moment,
  sender,
  text,
  time,
} from './field-schema';
import { evidence, history, statedActivity, status, storedActivity } from './kind/activity';
import { absence } from './kind/absence';
import { message } from './kind/chat';
import { eventList } from './kind/event-list';
import { question } from './kind/question';
import { classDay, rollCall } from './kind/roll-call';

/** The last version that a file or a letter for the other side was made of, by the moment of its last change. */
const sent = v.optional(moment);

/** The moment when the person said that the file was sent. */
const given = v.optional(moment);

/**
 * A record that a user adds to a list, or a user's changes to a college record. `at` is when it was created and sets
 * its position in the list; `changed` is when it was last changed.
 */
const overlay = <T extends v.ObjectEntries>(entries: T) =>
  v.variant('origin', [
    v.strictObject({
      id,
      origin: v.literal('device'),
      removed: v.literal(false),
      at: moment,
      changed: v.optional(moment),
      earlier,
      sent,
      given,
      fields: v.strictObject(entries),
    }),
    v.strictObject({
      id,
      origin: v.literal('content'),
      removed: v.boolean(),
      at: moment,
      changed: v.optional(moment),
      sent,
      given,
      fields: v.partial(v.strictObject(entries)),
    }),
  ]);

const picture = v.optional(v.nullable(fileId));

/** The values of a changed class instead of its usual time or teachers; neither if it is cancelled. */
export const classChange = {
  to: v.optional(
    v.pipe(
      v.strictObject({
        day,
        start: time,
        end: time,
        room: v.optional(filled(limits.room)),
      }),
      v.check(({ start, end }) => start < end, 'must end after it starts'),
    ),
  ),
  teachers: v.optional(
    v.pipe(v.array(filled(limits.person)), v.minLength(1), v.maxLength(limits.teachers)),
  ),
};

/** The values of a form: texts in full, even if too long to be saved, and the chosen files. */
const filledIn = {
  fields: v.record(v.string(), v.string()),
  file: v.nullable(fileId),
  files: v.pipe(v.array(evidence), v.maxLength(limits.assignment.files)),
};

/** The id of a letter, and a name of a box: 32 hexadecimal digits. */
export const letterId = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'must be 32 digits'));
const boxName = letterId;

/** The content of a letter: an exchange file of this kind, a message, or only that the other device has a letter. */
export const letterKinds = [
  'request',
  'decisions',
  'handins',
  'assignments',
  'changes',
  'rollCall',
  /** Who took part in an event, for the office, and what that gives one of them. */
  'event',
  'award',
  'question',
  'answer',
  'absence',
  'received',
  /** A message of a student, one of a teacher, and one of a teacher to all students of a section. */
  'chat',
  'note',
  'sectionNote',
  /** The attendance of a section on a day, with a line for each student. */
  'attendance',
  /** A question to the office as plain text. */
  'query',
] as const;

const letter = {
  at: moment,
  changed: v.optional(moment),
  kind: v.picklist(letterKinds),
  /** The other side: a normalized employee id or roll number, a section, or `office`. */
  with: text(limits.section),
  /** The exchange file in it, as long as it is needed. */
  file: v.optional(fileId),
};

const cryptoKey = v.custom<CryptoKey>(
  (value) => Object.prototype.toString.call(value) === '[object CryptoKey]',
  'must be a CryptoKey',
);

/** The schema of the records in each store. */
export const schemas = {
  activities: overlay(storedActivity),
  achievements: overlay({ name: filled(limits.achievement.name), picture }),
  projects: overlay({
    title: filled(limits.project.title),
    technology: text(limits.project.technology),
    about: text(limits.project.about),
    href: v.union([
      v.literal('#'),
      v.pipe(
        v.string(),
        v.maxLength(limits.link),
        v.regex(/^https?:\/\/\S+$/, 'must be a web address'),
      ),
    ]),
    picture,
  }),
  entries: overlay({
    title: filled(limits.entry.title),
    description: text(limits.entry.description),
    date: filled(limits.entry.date),
    kind: v.picklist(['activity', 'internship']),
    picture,
  }),
  assignments: overlay({
    name: filled(limits.assignment.name),
    section: filled(limits.section),
    due: day,
    instructions: text(limits.assignment.instructions),
    files: v.pipe(v.array(evidence), v.maxLength(limits.assignment.files)),
    closed: v.boolean(),
    by: text(limits.person),
  }),
  notices: overlay({
    title: filled(limits.notice.title),
    at: v.pipe(v.string(), v.isoDateTime('must be a date and time such as 2026-01-31T09:30')),
    text: text(limits.notice.text),
    audience: v.picklist(['faculty', 'students', 'everyone']),
    pinned: v.boolean(),
    expires: v.nullable(day),
    by: text(limits.person),
  }),
  decisions: v.strictObject({ id, at: moment, status, history }),
  submissions: v.strictObject({
    id,
    at: moment,
    student: sender,
    activity: id,
    revision: digest,
    fields: v.strictObject(statedActivity),
    evidence: v.nullable(evidence),
    status,
    history,
    /** The key that the student wants the decision encrypted to. */
    replyKey: v.optional(ecKey),
    /** Another key that a later request asked for. It does not count until the faculty choose it. */
    newReplyKey: v.optional(ecKey),
    /** The id of the letter that it came by. */
    letter: v.optional(id),
    /** The moment of the last decision that a letter to the student has. */
    sent,
  }),
  handins: v.strictObject({
    id,
    at: moment,
    name: filled(limits.assignment.name),
    /** The moment when it was marked as done or not done; `at` stays the time the work was handed in. */
    changed: v.optional(moment),
    done: v.boolean(),
    file: v.nullable(evidence),
    earlier,
  }),
  received: v.strictObject({
    id,
    at: moment,
    assignment: id,
    name: filled(limits.assignment.name),
    student: sender,
    handedIn: moment,
    file: evidence,
    earlier,
    /** The id of the letter that it came by. */
    letter: v.optional(id),
  }),
  /** Classes that are cancelled, moved or held by another teacher on a day. */
  cancellations: v.strictObject({
    id,
    at: moment,
    /** The id of the class in the timetable. */
    session: id,
    day,
    title: filled(limits.cancellation.title),
    start: time,
    end: time,
    ...classChange,
    reason: filled(limits.cancellation.reason),
    by: filled(limits.person),
    restored: v.nullable(moment),
    sequence: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  rollCalls: rollCall,
  classDays: classDay,
  eventLists: eventList,
  questions: question,
  absences: absence,
  contacts: v.strictObject({
    id,
    at: moment,
    student: sender,
    kind: v.picklist(['spoke', 'wrote', 'referred', 'note']),
    day,
    /** The day on which the teacher wants to look again. */
    followUp: v.optional(day),
    text: text(limits.contact.text),
    by: filled(limits.person),
  }),
  keys: v.strictObject({
    id: v.literal('signing'),
    at: moment,
    keyId: digest,
    name: filled(limits.person),
    employeeId: filled(limits.personId),
    publicKey: ecKey,
    privateKey: cryptoKey,
    /** The pair that request files are encrypted to. */
    encryption: v.strictObject({ keyId: digest, publicKey: ecKey, privateKey: cryptoKey }),
  }),
  /** A pair that decision files are encrypted to; unlike a signing key it is in backups, which have the decisions too. */
  replyKeys: v.strictObject({ id: digest, at: moment, publicKey: ecKey, d: ecPrivateKey }),
  /** Letters of the drop box: those that this device sends, and those that it has fetched from its inbox. */
  letters: v.variant('direction', [
    v.strictObject({
      ...letter,
      /** The id in the letter. */
      id: letterId,
      direction: v.literal('out'),
      /** The id of the letter that it answers. */
      re: v.optional(letterId),
      /** The activities or submissions that its file is about. */
      about: v.pipe(v.array(id), v.maxLength(limits.exchange.items)),
      /** `seen`: the other device has it. */
      state: v.picklist(['waiting', 'sent', 'seen', 'answered', 'failed']),
      /** The reason for the failure. `lost`: the browser has lost its file. */
      problem: v.optional(v.picklist(['noBox', 'notSetUp', 'tooLarge', 'lost'])),
      /** The box it is put into, and its name there. */
      put: v.optional(boxName),
      name: v.optional(digest),
      sentAt: v.optional(moment),
      seenAt: v.optional(moment),
      answeredAt: v.optional(moment),
      /** The number of answers to it that were read; of an answer, its number. */
      answers: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
      /** The day that a letter about attendance is of. */
      day: v.optional(day),
      /** The moment of sending: until then, the change can be undone. */
      notBefore: v.optional(moment),
    }),
    v.strictObject({
      ...letter,
      /** Its name in the inbox, which is random: one letter may be sent twice. */
      id: digest,
      direction: v.literal('in'),
      /** The id in the letter; none if it does not open. */
      letter: v.optional(letterId),
      /** The moment of writing, by the clock of the other device. */
      written: v.optional(moment),
      /** `newer`: a later release opens it; `left`: it is on the server, because its sender has sent too much. */
      state: v.picklist(['new', 'taken', 'refused', 'newer', 'left']),
      /** The reason for the refusal: it does not open, or has no file for this inbox. */
      reason: v.optional(v.picklist(['damaged', 'content'])),
      /** The release that could not read it. */
      release: v.optional(v.string()),
      /** The bytes of its file. */
      size: v.optional(bytes),
    }),
  ]),
  messages: message,
  orders: v.strictObject({ id, ids: v.pipe(v.array(id), v.maxLength(limits.order)) }),
  profile: v.strictObject({ id: v.literal('photo'), file: fileId }),
  flags: v.strictObject({ id, at: moment }),
  events: v.strictObject({
    id,
    at: moment,
    title: filled(limits.notification.title),
    about: v.optional(id),
    for: v.optional(v.picklist(['student', 'faculty'])),
    page: v.optional(v.picklist(['assignments', 'classes'])),
  }),
  drafts: v.strictObject({
    id,
    at: moment,
    // The name of the form.
    form: v.string(),
    ...filledIn,
    // The values of the form when it was opened.
    opened: v.strictObject(filledIn),
  }),
  files: v.strictObject({
    id,
    name: filled(limits.file.name),
    type: text(limits.file.type),
    size: bytes,
    sha256: digest,
    blob: v.blob(),
  }),
  quarantine: v.strictObject({
    id,
    at: moment,
    store: text(limits.quarantine.store),
    reason: text(limits.quarantine.reason),
    value: v.unknown(),
  }),
  meta: v.strictObject({
    id: v.literal('backup'),
    changedAt: v.nullable(moment),
    exportedAt: v.nullable(moment),
    /** Set while an export is being written: the time of the first change since it started, or null. */
    during: v.optional(v.nullable(moment)),
  }),
} as const;
