import { activityFields, choicesOf } from '@/components/activity/model/activity-form';
import type { ActivityRules } from '@/content/schema/activity-rules';
import { limits } from '@/content/schema/limits';
import {
  checkFields,
  dayField,
  lineField,
  readFields,
  showFields,
  type Field,
  type TextsOf,
} from '@/lib/form/field';
import type { FormContent } from '@/lib/form/form-content';
import { change, type Change } from '@/lib/store/record';
import type { EventFacts, EventList } from './event-list';

/** The proof of an event that no category has to accept. */
export const organisersList = 'The organiser’s list';

const dutyField: Field<boolean> = {
  check: () => null,
  read: (text) => text === 'yes',
  show: (value) => (value ? 'yes' : ''),
};

const lastDay = '2199-12-31';

const tooFar = (text: string) => text > lastDay && 'This date is too far ahead.';

/** The fields of an event. */
const eventFields = {
  name: lineField(limits.activity.name, 'The name', 'Enter the name of the event.'),
  category: activityFields.category,
  level: activityFields.level,
  organiser: lineField(limits.activity.issuer, 'The organiser', 'Enter the organiser.'),
  from: dayField(tooFar, 'Enter the first day.'),
  to: dayField(tooFar, 'Enter the last day.'),
  hours: activityFields.hours,
  proof: activityFields.proof,
  duty: dutyField,
};

export type EventValues = TextsOf<typeof eventFields>;

export type EventField = keyof EventValues;

/** The labels of the fields, in messages. */
export const eventLabels: Record<EventField, string> = {
  name: 'Name',
  category: 'Category',
  level: 'Level',
  organiser: 'Organiser',
  from: 'First day',
  to: 'Last day',
  hours: 'Hours',
  proof: 'Proof',
  duty: 'On duty',
};

/** The content of the form of an event; a new one has the organiser's list as its proof. */
export const eventContent = (event: Partial<EventFacts>): FormContent<EventField> => ({
  values: showFields(eventFields, { proof: organisersList, duty: true, ...event }),
  file: null,
  files: [],
});

/** All errors of the form of an event, also by the rules of its category. */
export function checkEvent(values: EventValues, rules: ActivityRules) {
  const { category, levels, needsLevel, needsHours } = choicesOf(values.category, rules);
  const asked: Partial<Record<EventField, string | false>> = {
    category: values.category !== '' && !category && 'Choose another category: this one is gone.',
    level:
      needsLevel &&
      (levels.length > 0 ? !levels.includes(values.level) : !values.level.trim()) &&
      'Choose the level.',
    to: values.to < values.from && 'The last day is before the first day.',
    hours: needsHours && !values.hours.trim() && 'Enter how many hours it took.',
  };
  const found = new Map(
    checkFields(eventFields, values).map(({ field, message }) => [field, message]),
  );
  return (Object.keys(eventFields) as EventField[]).flatMap((field) => {
    const message = found.get(field) ?? asked[field];
    return message ? [{ field, message }] : [];
  });
}

/** Saves the event of a list, or a new list without people. */
export function saveEvent(id: string, values: EventValues, at: string): Change {
  const { level, hours, proof, ...facts } = readFields(eventFields, values);
  const event: EventFacts = {
    ...facts,
    ...(level && { level }),
    ...(hours && { hours }),
    ...(proof && { proof }),
  };
  return change('eventLists', id, (stored): EventList => {
    if (!stored) return { id, at, ...event, people: [], signed: [] };
    const { people, signed } = stored;
    return { id, at: stored.at, changed: at, ...event, people, signed };
  });
}
