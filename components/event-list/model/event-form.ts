import { activityFields, ruleErrors } from '@/components/activity/model/activity-form';
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
  organiser: activityFields.issuer,
  category: activityFields.category,
  level: activityFields.level,
  hours: activityFields.hours,
  proof: activityFields.proof,
  from: dayField(tooFar, 'Enter the first day.'),
  to: dayField(tooFar, 'Enter the last day.'),
  duty: dutyField,
};

export type EventValues = TextsOf<typeof eventFields>;

export type EventField = keyof EventValues;

/** The labels of the fields, in messages. */
export const eventLabels: Record<EventField, string> = {
  name: 'Name',
  organiser: 'Organiser',
  category: 'Category',
  level: 'Level',
  hours: 'Hours',
  proof: 'Proof',
  from: 'First day',
  to: 'Last day',
  duty: 'On duty',
};

/** The content of the form of an event; a new one has the organiser's list as its proof. */
export const eventContent = (event: Partial<EventFacts>): FormContent<EventField> => ({
  values: showFields(eventFields, { proof: organisersList, duty: true, ...event }),
  file: null,
  files: [],
});

/** All errors of the form of an event, also by the rules of its category. */
export const checkEvent = (values: EventValues, rules: ActivityRules) =>
  checkFields(eventFields, values, '', {
    ...ruleErrors(values, rules),
    to: values.to < values.from && 'The last day is before the first day.',
  });

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
