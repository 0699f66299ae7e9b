import { limits } from '@/content/schema/limits';
import type { Activity } from '@/lib/activity/activity';
import { formName, removeDrafts } from '@/lib/form/form-draft';
import type { FormMerge } from '@/lib/form/form-merge';
import { notify, truncate } from '@/lib/store/event';
import { addToList, changeInList, removeFromList, type FieldsOf } from '@/lib/store/overlay';
import {
  change,
  now,
  remove,
  type Change,
  type StoredRecords,
  type Records,
} from '@/lib/store/record';
import type { OwnActivity } from '@/lib/store/use-list';
import { readFields, showFields } from '@/lib/form/field';
import {
  activityFields,
  type ActivityContent,
  type ActivityField,
  type ActivityFields,
  type ActivityValues,
} from './activity-form';
import { appendStep, decisionOf, stepsOf, type Step } from './activity-history';

type Fields = FieldsOf<'activities'>;

/** The evidence of an activity, as its record describes it. */
export type StoredEvidence = NonNullable<Fields['evidence']>;

/** Submits an activity for approval on this device. `today` is "YYYY-MM-DD". */
export function submitActivityChanges(
  values: ActivityValues,
  evidence: StoredEvidence | null,
  today: string,
  by?: string,
): Change[] {
  const fields = readFields(activityFields, values);
  const added = addToList('activities', {
    ...fields,
    status: 'Pending',
    dateAdded: today,
    evidence,
    withdrawn: false,
    history: appendStep([], { at: now(), what: 'submitted' }),
  });
  return [
    added,
    notify('student', `${fields.name} was saved`, added.id),
    notifyFaculty('submitted', fields.name, added.id, by),
  ];
}

function notifyFaculty(action: string, name: string, id: string, by = 'The student'): Change {
  return notify('faculty', `${by} ${action} “${truncate(name, 80)}”`, id);
}

/** Changes fields and adds a step to the history stored at that time, so no step from another tab is lost. */
export function recordStep(
  { id, origin, decision }: Pick<OwnActivity, 'id' | 'origin' | 'decision'>,
  fields: Partial<Fields>,
  step: Step,
): Change {
  return changeInList('activities', { id, origin }, ({ history }) => ({
    ...fields,
    history: appendStep(history, step, decision),
  }));
}

/** The changed fields, each with its old and new value. */
export function differences(
  activity: OwnActivity,
  values: ActivityValues,
  evidence: StoredEvidence | null,
): NonNullable<Step['changed']> {
  const show = (value: string | number | null | undefined) =>
    String(value ?? '').slice(0, limits.activity.note);
  const next = Object.entries(readFields(activityFields, values)) as [
    ActivityField & keyof OwnActivity,
    string,
  ][];
  const typed = next.flatMap(([field, to]) => {
    const from = activity[field] as string | undefined;
    return show(from) === show(to) ? [] : [{ field, from: show(from), to: show(to) }];
  });
  const before = activity.evidence;
  if (before?.sha256 === evidence?.sha256) return typed;
  return [
    ...typed,
    { field: 'evidence' as const, from: show(before?.name), to: show(evidence?.name) },
  ];
}

/** Returns true if a change to this activity needs approval again. */
export function needsReapproval({ status }: OwnActivity, steps: readonly Step[]): boolean {
  return status !== 'Pending' || decisionOf(steps) !== null;
}

/**
 * Saves the changes of a form, merged with the record stored at that time. An activity that was decided on needs
 * approval again. `published` is the college's own record of it.
 */
export function editActivityChanges(
  activity: OwnActivity,
  published: Activity | undefined,
  merge: FormMerge<ActivityContent, ActivityFields, Partial<OwnActivity>>,
  by?: string,
): Change[] {
  const { name } = merge.filled;
  let isResubmission = false;
  const record = merge.save('activities', activity, (stored, after, fields) => {
    const before = stored as OwnActivity;
    const changed = differences(before, showFields(activityFields, after), after.evidence);
    isResubmission = needsReapproval(before, stepsOf(before, published));
    if (changed.length === 0 && !isResubmission) return {};
    const what = isResubmission ? 'resubmitted' : 'changed';
    const step: Step = { at: now(), what, ...(changed.length > 0 && { changed }) };
    return {
      ...fields,
      status: 'Pending',
      history: appendStep(before.history, step, published?.decision),
    };
  });
  return [
    record,
    ...[
      notify('student', `${name} was saved`, activity.id),
      notifyFaculty('resubmitted', name, activity.id, by),
    ].map((notification) => merge.with(notification, () => isResubmission)),
  ];
}

const waitingPattern = / was saved$| is waiting for approval(?: again)?$/;

/** Records that a file for the faculty has these versions of activities; `inLetter`: that a letter has it. */
export function sentChanges(activities: readonly OwnActivity[], inLetter = false): Change[] {
  return activities.flatMap(({ id, name, history }) => {
    const sent = history?.at(-1)?.at;
    if (!sent) return [];
    const made = notify('student', `A file was made of ${name}, which is waiting for approval`, id);
    return [
      change('activities', id, (stored) => stored && { ...stored, sent }),
      ...(inLetter ? [] : [made]),
    ];
  });
}

/** Withdraws a pending activity. It can be resubmitted. */
export function withdrawActivityChanges(
  activity: OwnActivity,
  by?: string,
  events: StoredRecords<'events'> = new Map(),
): Change[] {
  const waiting = eventsAbout(events, activity.id).filter(({ title }) =>
    waitingPattern.test(title),
  );
  return [
    recordStep(activity, { withdrawn: true }, { at: now(), what: 'withdrawn' }),
    ...waiting.map(({ id }) => remove('events', id)),
    notifyFaculty('withdrew', activity.name, activity.id, by),
  ];
}

/** Resubmits a withdrawn activity, unchanged. */
export function resubmitActivityChanges(activity: OwnActivity, by?: string): Change[] {
  return [
    recordStep(
      activity,
      { withdrawn: false, status: 'Pending' },
      { at: now(), what: 'resubmitted' },
    ),
    notify('student', `${activity.name} was saved`, activity.id),
    notifyFaculty('resubmitted', activity.name, activity.id, by),
  ];
}

/**
 * Deletes an activity from this device, with its drafts and the notifications about it. Notifies the faculty if it was
 * waiting for their decision.
 */
export function deleteActivityChanges(
  activity: OwnActivity,
  drafts: StoredRecords<'drafts'>,
  events: StoredRecords<'events'> = new Map(),
  by = 'The student',
): Change[] {
  const { id, name, origin, status, withdrawn } = activity;
  const waited = origin === 'device' && status === 'Pending' && !withdrawn;
  return [
    removeFromList('activities', activity),
    ...removeDrafts(drafts, formName('activity', id)),
    ...eventsAbout(events, id).map((event) => remove('events', event.id)),
    ...(waited ? [notify('faculty', `${by} deleted “${truncate(name, 80)}”`)] : []),
  ];
}

function eventsAbout(events: StoredRecords<'events'>, id: string): Records['events'][] {
  return [...events.values()].filter(({ about }) => about === id);
}
