import { hasVersion, letterState, problemOf, recipientOf } from '@/components/drop/model/letter';
import { isOfEvent, type Activity } from '@/lib/activity/activity';
import type { StudentDrop } from '@/lib/drop/access';
import type { OutLetter } from '@/lib/drop/letters';
import { formatDay, formatMinute, formatShortDay, formatShortMinute } from '@/lib/time/date';
import { dayOf, daysBetween, minuteOf } from '@/lib/time/day';
import { decisionOf, stepsOf } from './activity-history';
import { formatPoints } from './point-figure';

/** Days after which a student reminds the teacher, unless the college says otherwise. */
const usualDecisionDays = 14;

/** The steps of an activity on its way to a teacher that this device knows. */
export interface SendingState {
  /** False in the sample, whose teacher reads the same device. */
  canSend: boolean;
  /** The version that a file or a letter was made of. */
  sent?: string | undefined;
  /** The moment when the student said that the file was sent. */
  given?: string | undefined;
  letter?: OutLetter | undefined;
  boxes: readonly Pick<StudentDrop, 'teacher' | 'name'>[];
}

interface StateContext {
  /** The college's own record of the activity. */
  published?: Activity | undefined;
  sending: SendingState;
  /** The points that count; undefined if the college counts none. */
  points?: number | undefined;
  /** Null while the date is not known. */
  today: string | null;
  decisionDays?: number | undefined;
}

export type ActivityPlace = 'saved' | 'file' | 'teacher' | 'approved' | 'rejected' | 'returned';

export interface ActivityStep {
  name: string;
  detail: string;
  state: 'done' | 'current' | 'open';
}

/** The place of an activity, in the words of its row and its dialog. */
export interface ActivityState {
  place: ActivityPlace;
  line: string;
  /** The action of the student, after the line. */
  action: string | null;
  steps: readonly ActivityStep[];
}

/** Returns where an activity is: saved, made into a file, with the teacher or decided. */
export function activityState(activity: Activity, context: StateContext): ActivityState {
  const { sending, today, published, points, decisionDays = usualDecisionDays } = context;
  const last = activity.history?.at(-1);
  const place = placeOf(activity, context);
  const savedAt = last && !last.by ? last.at : activity.dateAdded;
  const sentAt = sending.letter?.sentAt ?? sending.given;
  const since = today === null ? null : daysBetween(localDay(sentAt ?? savedAt), today);
  const decision = decisionOf(stepsOf(activity, published)) ?? activity.decision;
  const waits = since === null ? '' : sinceText(since);
  const seenAt = sending.letter?.seenAt;
  const stepAt = (at: string) =>
    at.length > 10 ? formatShortMinute(minuteOf(at), today) : formatShortDay(at, today);
  const seen = seenAt ? `seen ${stepAt(seenAt)}` : '';
  const current = { saved: 0, file: 1, teacher: 2, approved: 3, rejected: 3, returned: 3 }[place];
  const isFile = place === 'file' || (sending.given !== undefined && !sending.letter);
  const steps = [
    { name: 'Saved', detail: stepAt(savedAt) },
    { name: isFile ? 'File made' : 'Sent', detail: current > 0 && sentAt ? stepAt(sentAt) : '' },
    {
      name: 'With the teacher',
      detail: current === 2 ? [waits, seen].filter(Boolean).join(', ') : '',
    },
    { name: 'Decided', detail: current === 3 && decision ? stepAt(decision.at) : '' },
  ].map((step, index): ActivityStep => ({
    ...step,
    state: index < current ? 'done' : index === current ? 'current' : 'open',
  }));
  const isLate = place === 'teacher' && since !== null && since > decisionDays;
  return {
    place,
    steps,
    line: lineOf(place, {
      ...{ sending, waits, points, reason: decision?.reason ?? '' },
      ahead: isOfEvent(activity) && published?.status !== 'Approved' ? decision?.by : undefined,
    }),
    action: isLate
      ? 'Remind'
      : place === 'rejected' || place === 'returned'
        ? 'Edit and resubmit'
        : null,
  };
}

function placeOf(activity: Activity, { published, sending }: StateContext): ActivityPlace {
  const { status, history } = activity;
  if (status !== 'Pending') return status === 'Approved' ? 'approved' : 'rejected';
  if (decisionOf(stepsOf(activity, published))?.what === 'returned') return 'returned';
  const last = history?.at(-1);
  const { canSend, sent, given, letter, boxes } = sending;
  if (!canSend || !last || last.by) return 'teacher';
  if (letter?.state === 'failed') return 'saved';
  if (letter && hasVersion(letter, last.at))
    return letter.sentAt && !problemOf(letter, boxes) ? 'teacher' : 'saved';
  if (sent !== last.at) return 'saved';
  return given !== undefined && given >= last.at ? 'teacher' : 'file';
}

interface LineContext {
  sending: SendingState;
  waits: string;
  points: number | undefined;
  reason: string;
  /** Who approved what the college's record does not have yet. */
  ahead: string | undefined;
}

function lineOf(
  place: ActivityPlace,
  { sending, waits, points, reason, ahead }: LineContext,
): string {
  const { letter, boxes } = sending;
  switch (place) {
    case 'saved':
      return letter && (letter.state === 'waiting' || problemOf(letter, boxes))
        ? letterState(letter, boxes)
        : 'Not sent yet';
    case 'file':
      return 'File made, not sent yet';
    case 'teacher':
      return `With ${letter ? recipientOf(letter, boxes) : 'the teacher'} ${waits}`.trim();
    case 'approved':
      return approvedLine(points, ahead);
    default:
      return firstSentence(reason) || 'No reason was given.';
  }
}

function approvedLine(points: number | undefined, ahead: string | undefined): string {
  const counts =
    points === undefined ? '' : `${formatPoints(points)} ${points === 1 ? 'point' : 'points'}`;
  if (ahead) return `${counts || 'Approved'}, by ${ahead}, not yet in the college’s record`;
  return counts ? `${counts}, on your CV` : 'On your CV';
}

/** "The certificate has no date." of "The certificate has no date. Ask for a new one." */
function firstSentence(reason: string): string {
  const line = reason.trim().split('\n')[0] ?? '';
  const sentence = /^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? line;
  return sentence && !/[.!?]$/.test(sentence) ? `${sentence}.` : sentence;
}

function sinceText(days: number): string {
  if (days <= 0) return 'since today';
  return `since ${days} ${days === 1 ? 'day' : 'days'}`;
}

const localDay = (at: string) => (at.length > 10 ? dayOf(new Date(at)) : at);

/** Formats the moment of a step. The college's record has days only. */
export const formatAt = (at: string): string =>
  at.length > 10 ? formatMinute(minuteOf(at)) : formatDay(at);
