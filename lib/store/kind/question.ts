import * as v from 'valibot';
import { limits } from '@/content/schema/limits';
import { day, filled, id, moment, sender, text, time } from '../field-schema';
import { evidence } from './activity';
import { status } from './roll-call';

/** The class of a day that a question is about, and what a student was in it. */
export const askedClass = {
  /** The class and the day that it was planned on. */
  class: id,
  day,
  start: time,
  course: filled(limits.course),
  /** The status on the page, E for excused; null without a register. */
  is: v.nullable(v.union([status, v.literal('E')])),
  /** The status that it should be. */
  wants: v.picklist(['P', 'L', 'D']),
};

export const questionText = filled(limits.question.text);

export const answerKind = v.picklist(['agreed', 'stands', 'passedOn']);

export const answerReason = v.optional(text(limits.question.answer));

const step = v.strictObject({
  at: moment,
  what: v.union([v.picklist(['asked', 'withdrawn']), answerKind]),
  by: v.optional(filled(limits.person)),
  reason: answerReason,
});

/** A question of a student to a teacher about what a class says; the same on both sides. */
export const question = v.strictObject({
  /** The student, and a random id. */
  id,
  /** When it was asked or, on the teacher's device, when it came. */
  at: moment,
  student: sender,
  teacher: filled(limits.person),
  ...askedClass,
  text: questionText,
  evidence: v.nullable(evidence),
  /** The id of the letter that it came by. */
  letter: v.optional(id),
  steps: v.pipe(v.array(step), v.minLength(1), v.maxLength(limits.steps)),
});
