import { pointsOf } from '@/components/activity/model/points';
import { formatShare } from '@/components/attendance/model/share';
import { termAverage } from '@/components/performance/model/average';
import { averageNames } from '@/components/performance/model/grade-band';
import { formatWithUnit } from '@/components/performance/model/need';
import type { Grading } from '@/content/schema/academic';
import type { ActivityRules } from '@/content/schema/activity-rules';
import type { StudentRecord } from '@/content/schema/record/student-record';
import { routes, type Route } from '@/lib/site/routes';
import { formatShortDay, formatTime } from '@/lib/time/date';
import { inLines, type Difference, type FactKind } from './record-difference';

/** A line of the list: words, what they are about, the day and where it leads. */
export interface DifferenceLine {
  key: string;
  kind: FactKind;
  /** True for what is to a student's disadvantage. */
  isBad: boolean;
  title: string;
  detail: string;
  day: string;
  page: Route;
  hash?: `#${string}`;
}

interface TextOptions {
  before: StudentRecord;
  after: StudentRecord;
  rules: ActivityRules;
  grading: Grading;
  threshold: number | null;
  isClassShown: boolean;
}

const places: Record<FactKind, { page: Route; hash?: `#${string}` }> = {
  absence: { page: routes.classes },
  attendance: { page: routes.progress, hash: '#attendance' },
  mark: { page: routes.progress, hash: '#marks' },
  work: { page: routes.assignments },
  grade: { page: routes.subjects },
  term: { page: routes.progress, hash: '#terms' },
  activity: { page: routes.dashboard },
  class: { page: routes.subjects, hash: '#week' },
  notification: { page: routes.dashboard },
};

/** The differences as lines, newest first. */
export function differenceLines(
  differences: readonly Difference[],
  options: TextOptions,
): DifferenceLine[] {
  return inLines(differences).map((group): DifferenceLine => {
    const [one] = group;
    if (group.length === 1) return lineOf(one, options);
    const { kind, day } = one;
    const line = { key: `${kind} ${day}`, kind, day, ...places[kind] };
    return { ...line, isBad: false, ...manyText(kind, group) };
  });
}

const many: Record<FactKind, string> = {
  absence: 'classes not attended in time',
  attendance: 'attendance figures',
  mark: 'marks',
  work: 'changes of work',
  grade: 'grades',
  term: 'results',
  activity: 'activities',
  class: 'changed classes',
  notification: 'notifications',
};

function manyText(kind: FactKind, group: readonly Difference[]) {
  const subjects = new Set(group.map(subjectOf));
  const where = kind === 'mark' || kind === 'work' || kind === 'absence';
  const names = where ? [...subjects] : group.map(({ name }) => name);
  const inSubjects = where && subjects.size > 1 ? ` in ${subjects.size} subjects` : '';
  return { title: `${group.length} ${many[kind]}${inSubjects}`, detail: names.join(', ') };
}

const subjectOf = ({ kind, name, after, before }: Difference) =>
  kind === 'mark' || kind === 'work' ? (after ?? before)!.subject : name;

function lineOf(difference: Difference, options: TextOptions): DifferenceLine {
  const { kind, id, day } = difference;
  const { isBad = false, detail = '', ...text } = textOf(difference, options);
  return { key: `${kind} ${id}`, kind, day, ...places[kind], isBad, detail, ...text };
}

const shortDay = (day: string) => formatShortDay(day, day);

const classDay = (day: string, start?: string) =>
  `${formatShortDay(day, day, true)}${start === undefined ? '' : `, ${formatTime(start)}`}`;

interface LineText {
  title: string;
  detail?: string;
  isBad?: boolean;
}

const marked: Record<string, string> = {
  absent: 'Marked absent in',
  late: 'Marked late in',
  excused: 'Excused in',
  duty: 'On duty in',
};

function textOf(difference: Difference, options: TextOptions): LineText {
  const { name, day } = difference;
  switch (difference.kind) {
    case 'absence': {
      const { before, after } = difference;
      if (!before && after)
        return {
          title: `${marked[after.status]} ${name}`,
          detail: classDay(day, after.start),
          isBad: after.status === 'absent',
        };
      const [was, is] = [before?.status ?? 'present', after?.status ?? 'present'];
      return {
        title: `${name}: ${was} → ${is} on ${shortDay(day)}`,
        detail: 'Corrected by the college',
        isBad: is === 'absent',
      };
    }
    case 'attendance':
      return attendanceText(difference, options.threshold);
    case 'mark':
      return markText(difference, options.isClassShown);
    case 'work': {
      const { before, after } = difference;
      if (!after) return { title: `${name} is no longer listed`, detail: before!.subject };
      const was = !before
        ? 'new'
        : before.due
          ? `was due on ${shortDay(before.due)}`
          : 'had no date';
      const due = after.due ? `is due on ${shortDay(after.due)}` : 'has no date';
      return { title: `${name} ${due}`, detail: `${after.subject} · ${was}` };
    }
    case 'grade':
      return {
        title: `${name}: grade ${difference.before ? `${difference.before.grade} → ` : ''}${difference.after!.grade}`,
      };
    case 'term': {
      const { value } = termAverage(difference.after!, options.grading);
      const average = value
        ? `: ${averageNames(options.grading).term} ${formatWithUnit(value, options.grading)}`
        : '';
      return {
        title: `${name} results${average}`,
        detail: difference.before ? 'Corrected by the college' : '',
      };
    }
    case 'activity':
      return activityText(difference, options);
    case 'class': {
      const { kind, day: held, to, teachers } = difference.after!;
      const new_ = to && `${classDay(to.day, to.start)}${to.room ? `, ${to.room}` : ''}`;
      const words = { cancelled: 'cancelled', moved: 'moved', substituted: 'with another teacher' };
      return {
        title: `${name} ${words[kind]}`,
        detail: [`${classDay(held)}${new_ ? ` → ${new_}` : ''}`, teachers?.join(', ')]
          .filter(Boolean)
          .join(' · '),
      };
    }
    case 'notification':
      return { title: name };
  }
}

type Of<K extends FactKind> = Extract<Difference, { kind: K }>;

function attendanceText(
  { name, before, after }: Of<'attendance'>,
  threshold: number | null,
): LineText {
  const limits = threshold === null ? [] : [threshold];
  const share = (one: typeof after) =>
    one && one.counted > 0 ? formatShare({ part: one.attended, whole: one.counted }, limits) : null;
  const { attended, counted } = after!;
  const more = counted - (before?.counted ?? 0);
  const classes = more === 1 ? '1 class counted' : `${more} classes counted`;
  return {
    title: `${name} ${[share(before), share(after) ?? 'no class counted'].filter(Boolean).join(' → ')}`,
    detail: `${more > 0 ? `${classes}, ` : ''}${attended} of ${counted}`,
  };
}

const scoreOf = ({ score, maximum, grade }: NonNullable<Of<'mark'>['after']>) =>
  [grade, score !== undefined && `${score}${maximum === undefined ? '' : ` of ${maximum}`}`]
    .filter(Boolean)
    .join(', ');

function markText({ name, before, after }: Of<'mark'>, isClassShown: boolean): LineText {
  if (!after) return { title: `${name}: mark withdrawn`, detail: before!.subject };
  const { subject, maximum, class: figures } = after;
  const score = scoreOf(after);
  const points = (percent: number) => Math.round((percent * (maximum ?? 0)) / 10) / 10;
  const { low, high } = figures ?? {};
  const middle =
    isClassShown && maximum && low !== undefined && high !== undefined
      ? `middle of the class ${points(low)} to ${points(high)}`
      : '';
  const was = before && (scoreOf(before) ? `was ${scoreOf(before)}` : 'was missing');
  return {
    title: score ? `${name}: ${score}` : `${name} is missing`,
    detail: [subject, was, middle].filter(Boolean).join(' · '),
    isBad: !score,
  };
}

function activityText(
  { name, id, before, after }: Of<'activity'>,
  { after: record, before: earlier, rules }: TextOptions,
): LineText {
  if (!after) return { title: `${name} is no longer listed`, detail: 'Activity' };
  const { status, decision } = after;
  if (status !== 'Approved')
    return status === 'Rejected'
      ? { title: `${name} rejected`, detail: decision?.reason ?? '', isBad: true }
      : {
          title: `${name} is pending`,
          detail: before ? `was ${before.status.toLowerCase()}` : 'new',
        };
  const pointsIn = ({ activities, student }: StudentRecord) =>
    pointsOf(activities.items, rules, { isLateral: student.lateral });
  const [was, is] = [pointsIn(earlier), pointsIn(record)];
  const own = is.activities.find(({ activity }) => activity.id === id)?.points ?? 0;
  return {
    title: `${name} approved${own > 0 ? `, +${own} ${own === 1 ? 'point' : 'points'}` : ''}`,
    detail:
      own > 0
        ? `${rules.name} ${was.total} → ${is.total}${is.required === null ? '' : ` of ${is.required}`}`
        : '',
  };
}
