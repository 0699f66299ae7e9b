import { jumpProblem } from '@/components/schedule/model/change-file';
import { changedText, changeKind, classWhen } from '@/components/schedule/model/class-cancel';
import type { Item } from '@/components/exchange/model/payload';
import type { OpenedFile } from '@/components/exchange/model/file';
import { limits } from '@/content/schema/limits';
import type { MeetingChange } from '@/content/schema/schedule/schedule';
import { isRealDay } from '@/lib/time/day';
import { zonedMinute } from '@/lib/time/zoned-time';
import type { MeetingUpdate } from '@/tools/import/record/context';
import type { CollegeFiles } from './college-files';
import { toLine } from '@/tools/import/value/line';
import { getOrMake } from '@/tools/file/get-or-make';
import { sentChangeId, type SentChange, type SentChanges } from './sent-change';

/** The result for an entry of a file. */
export interface EntryReport {
  /** The name of the activity or the class. */
  activity: string;
  taken: boolean;
  outcome: string;
  /** True if it is a decision that no published key signed. */
  isUnsigned?: boolean;
}

/** The result for an entry that is left out for a problem, or else has this outcome. */
export const entryOf = (
  activity: string,
  problem: string | null,
  outcome: string,
): EntryReport => ({
  activity,
  taken: problem === null,
  outcome: problem ?? outcome,
});

interface Known {
  college: CollegeFiles;
  /** The changes of earlier files; the entries that are taken are added. */
  known: SentChanges;
  /** The college's time zone. */
  timeZone: string;
}

/** Takes the changed classes of a teacher's file. */
export function takeChanges(
  { payload: { by, items } }: OpenedFile<'changes'>,
  { college, known, timeZone }: Known,
): EntryReport[] {
  const classes = college.classesOf(by.employeeId);
  return items.map((item) => {
    const id = sentChangeId(item.meeting, item.day);
    const sent = sentIn(item, timeZone);
    const problem = classes?.has(item.meeting)
      ? problemOf(item, sent, known.get(id))
      : 'Left out: it is not a class of this teacher.';
    if (problem === null) known.set(id, sent);
    const outcome = sent.isChanged ? `${changedText(sent)}.` : 'On again.';
    return entryOf(`${item.name}, ${classWhen(item)}`, problem, outcome);
  });
}

function sentIn(
  { meeting, day, to, teachers, reason, at, restored, sequence }: Item<'changes'>,
  timeZone: string,
): SentChange {
  const room = to?.room;
  return {
    ...{ meeting, day, sequence, isChanged: restored === null },
    ...(to && { to: { ...to, ...(room !== undefined && { room: toLine(room, limits.room) }) } }),
    ...(teachers && { teachers: teachers.map((name) => toLine(name, limits.person)) }),
    reason: toLine(reason, limits.cancellation.reason),
    at: zonedMinute(new Date(restored ?? at), timeZone),
  };
}

/** Compared by the number of the decision, and by time only if two devices gave the same number. */
function problemOf(
  { day, to }: Item<'changes'>,
  sent: SentChange,
  before: SentChange | undefined,
): string | null {
  if (!isRealDay(day) || (to && !isRealDay(to.day))) return 'Left out: its day does not exist.';
  const jump = jumpProblem(sent.sequence, before?.sequence);
  if (!before || jump) return jump;
  const isSame = before.sequence === sent.sequence && before.at === sent.at;
  if (isSame) return 'Left out: already there.';
  const isNewer =
    before.sequence === sent.sequence ? before.at < sent.at : before.sequence < sent.sequence;
  return isNewer ? null : 'Left out: older than what is there.';
}

/** Returns what becomes of the changes in the timetables that have the meetings. */
export function updatesOf(sent: SentChanges): Map<string, MeetingUpdate> {
  const byMeeting = new Map<string, Map<string, SentChange>>();
  for (const [id, change] of sent)
    getOrMake(byMeeting, change.meeting, () => new Map()).set(id, change);
  return new Map(
    [...byMeeting].map(([meeting, own]) => [meeting, (changes) => withSent(changes, own)]),
  );
}

/** The changes with those that were sent. A class that is on again has no such change. */
function withSent(
  changes: readonly MeetingChange[],
  sent: ReadonlyMap<string, SentChange>,
): MeetingChange[] {
  const others = changes.filter(({ id }) => !sent.has(id));
  const added = [...sent].flatMap(([id, change]): MeetingChange[] => {
    const { meeting, day, to, teachers, reason, at, isChanged } = change;
    if (!isChanged) return [];
    const earlier = others.filter((one) => one.meeting === meeting && one.day === day);
    const sequence = 1 + Math.max(0, ...earlier.map((one) => one.sequence));
    return [
      {
        ...{ id, meeting, day, kind: changeKind(change), reason, at, sequence },
        ...(to && { to }),
        ...(teachers && { teachers }),
      },
    ];
  });
  return [...others, ...added];
}
