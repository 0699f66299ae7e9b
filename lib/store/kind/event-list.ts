import * as v from 'valibot';
import { limits } from '@/content/schema/limits';
import { day, digest, filled, id, moment, rollNumber } from '../field-schema';

const { activity: limit } = limits;

/** An event that students took part in, as a teacher states it. */
export const eventFacts = {
  name: filled(limit.name),
  category: filled(limit.category),
  level: v.optional(filled(limit.level)),
  organiser: filled(limit.issuer),
  from: day,
  to: day,
  hours: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(limit.hours))),
  proof: v.optional(filled(limit.proof)),
  /** True if who took part is on duty in the classes of these days. */
  duty: v.boolean(),
};

/** A participant: how the roll number came into the list, and why somebody was taken out once it was signed. */
export const eventPerson = {
  rollNumber,
  by: v.picklist(['card', 'pasted', 'section']),
  state: v.picklist(['in', 'out']),
  why: v.optional(filled(limits.decision.reason)),
};

/** Who took part in an event. */
export const eventList = v.strictObject({
  id,
  at: moment,
  changed: v.optional(moment),
  ...eventFacts,
  people: v.pipe(
    v.array(v.strictObject({ ...eventPerson, at: moment })),
    v.maxLength(limits.eventList.people),
  ),
  /** The versions that were signed, oldest first, each with the people whom it tells about. */
  signed: v.pipe(
    v.array(
      v.strictObject({
        at: moment,
        keyId: digest,
        people: v.array(v.strictTuple([rollNumber, eventPerson.state])),
      }),
    ),
    v.maxLength(limits.eventList.signed),
  ),
});

/** The days on which a participant is on duty. */
export const dutyDays = v.strictObject({ from: day, to: day });
