import type {
  ActivityCategory,
  ActivityHead,
  ActivityRules,
} from '@/content/schema/activity-rules';
import type { Activity } from '@/lib/activity/activity';

/**
 * The reason why an activity has fewer points than it could have: it has no approval, the rules do not know its category or level,
 * its category has no points, hours or level are not stated, its hours are too few for a point, its category or head has
 * all points that count, or its head has too few hours.
 */
export type PointReason =
  | 'pending'
  | 'rejected'
  | 'withdrawn'
  | 'unknown-category'
  | 'no-points'
  | 'no-hours'
  | 'no-level'
  | 'unknown-level'
  | 'few-hours'
  | 'category-cap'
  | 'head-cap'
  | 'head-hours';

/** The points of one activity. */
export interface CountedActivity<A extends Activity = Activity> {
  activity: A;
  /** Null if the rules do not know it. */
  category: ActivityCategory | null;
  /** The points before the limits of its category and head. */
  claimed: number;
  /** The points that count. */
  points: number;
  /** The reason why `points` are fewer than `claimed`, or why nothing is claimed. */
  reason: PointReason | null;
  /** True if the rules ask for a proof and the activity states none that is accepted. It counts nevertheless. */
  lacksProof: boolean;
}

/** The points under one head. */
export interface HeadPoints {
  head: ActivityHead;
  points: number;
  /** The points before the limits. */
  claimed: number;
  /** The points that would be added if all pending activities were approved. */
  pending: number;
  /** The hours of the approved activities. */
  hours: number;
  /** Null if the head has no minimum. */
  required: number | null;
  missing: number;
  /** The hours without which nothing counts. */
  missingHours: number;
  /** The proofs that its categories accept. */
  proofs: readonly string[];
}

export interface Points<A extends Activity = Activity> {
  total: number;
  /** The points that would be added if all pending activities were approved. */
  pending: number;
  /** Null if the rules ask for no total. */
  required: number | null;
  missing: number;
  /** True if the total and every head have what they need. */
  isComplete: boolean;
  heads: readonly HeadPoints[];
  /** In the order in which they were passed. */
  activities: readonly CountedActivity<A>[];
}

interface Options {
  /** True if the student joined by lateral entry. */
  isLateral?: boolean | undefined;
  /** The student's semester, to ask only for what is due in it. */
  semester?: number | undefined;
}

/** Counts points by the rules of the college. The oldest activities count first, so that the newest are over a limit. */
export function pointsOf<A extends Activity>(
  activities: readonly A[],
  rules: ActivityRules,
  { isLateral = false, semester }: Options = {},
): Points<A> {
  const now = countPoints(activities, rules, (activity) => activity.status === 'Approved');
  const later = countPoints(activities, rules, (activity) => activity.status !== 'Rejected');
  const due = dueIn(rules, semester);
  const needed = (rule: { lateral?: number | undefined }, regular: number | null | undefined) =>
    (isLateral ? rule.lateral : undefined) ?? regular ?? null;
  const heads = rules.heads.map((head): HeadPoints => {
    const own = now.byHead.get(head.id) ?? nothing;
    const required = due.isAll ? needed(head, head.required) : null;
    return {
      head,
      ...own,
      pending: round(Math.max(0, (later.byHead.get(head.id)?.points ?? 0) - own.points)),
      required,
      missing: round(Math.max(0, (required ?? 0) - own.points)),
      missingHours: round(Math.max(0, (head.hours?.from ?? 0) - own.hours)),
      proofs: proofsOf(rules, head),
    };
  });
  const required = needed(due, due.required);
  const missing = round(Math.max(0, (required ?? 0) - now.total));
  return {
    total: now.total,
    pending: round(Math.max(0, later.total - now.total)),
    required,
    missing,
    isComplete: missing === 0 && heads.every((head) => head.missing === 0),
    heads,
    activities: now.activities,
  };
}

/** The points that are due in a semester: everything if it is not known or the rules have no semesters. */
function dueIn({ due, required, lateral }: ActivityRules, semester: number | undefined) {
  if (!due || semester === undefined) return { required, lateral, isAll: true };
  const entry = due.findLast((one) => one.semester <= semester);
  return { required: entry?.points, lateral: entry?.lateral, isAll: entry === due.at(-1) };
}

/** Sums of points have at most two decimals. */
const round = (value: number) => Math.round(value * 100) / 100;

function proofsOf({ categories }: ActivityRules, head: ActivityHead): string[] {
  return [...new Set(categories.filter((one) => one.head === head.id).flatMap((one) => one.proof))];
}

interface Count<A extends Activity> {
  activities: CountedActivity<A>[];
  byHead: ReadonlyMap<string, HeadSum>;
  total: number;
}

type HeadSum = Pick<HeadPoints, 'points' | 'claimed' | 'hours'>;

const nothing: HeadSum = { points: 0, claimed: 0, hours: 0 };

function countPoints<A extends Activity>(
  activities: readonly A[],
  rules: ActivityRules,
  isCounted: (activity: A) => boolean,
): Count<A> {
  const categories = new Map(rules.categories.map((one) => [one.name, one]));
  const sums = new PointSums(rules);
  const counted = new Map<A, CountedActivity<A>>();
  for (const activity of [...activities].sort(oldestFirst)) {
    const category = categories.get(activity.category) ?? null;
    const reason = reasonBefore(activity, category, isCounted(activity));
    const points =
      category && !reason ? sums.add(activity, category) : { claimed: 0, points: 0, reason };
    const lacksProof = lacksProofOf(activity, category);
    counted.set(activity, { activity, category, ...points, lacksProof });
  }
  const short = sums.dropShortHeads();
  return {
    byHead: sums.heads,
    total: round([...sums.heads.values()].reduce((sum, { points }) => sum + points, 0)),
    activities: activities.flatMap((activity) => {
      const one = counted.get(activity);
      if (!one) return [];
      const isShort = one.points > 0 && short.has(one.category?.head ?? '');
      return [isShort ? { ...one, points: 0, reason: 'head-hours' as const } : one];
    }),
  };
}

/** Adds up the points counted so far, in every category and under every head. */
class PointSums {
  readonly heads = new Map<string, HeadSum>();
  #categories = new Map<string, Omit<HeadSum, 'claimed'>>();

  constructor(readonly rules: ActivityRules) {}

  /** Counts an activity within the limits of its category and head. */
  add(activity: Activity, category: ActivityCategory) {
    const own = this.#categories.get(category.id) ?? nothing;
    const key = category.head ?? '';
    const head = this.heads.get(key) ?? nothing;
    const claimed = claimedPoints(activity, category, own.hours);
    const inCategory = Math.min(claimed, left(category.cap, own.points));
    const cap = this.rules.heads.find(({ id }) => id === key)?.cap;
    const points = round(Math.min(inCategory, left(cap, head.points)));
    const hours = activity.hours ?? 0;
    this.#categories.set(category.id, {
      points: round(own.points + inCategory),
      hours: own.hours + hours,
    });
    this.heads.set(key, {
      points: round(head.points + points),
      claimed: round(head.claimed + claimed),
      hours: round(head.hours + hours),
    });
    return { claimed, points, reason: limitReason(claimed, inCategory, points) };
  }

  /** Sets heads with too few hours to no points, and returns their ids. */
  dropShortHeads(): ReadonlySet<string> {
    const short = this.rules.heads.filter(
      ({ id, hours }) => (this.heads.get(id)?.hours ?? 0) < (hours?.from ?? 0),
    );
    for (const { id } of short) {
      const head = this.heads.get(id);
      if (head) this.heads.set(id, { ...head, points: 0 });
    }
    return new Set(short.map(({ id }) => id));
  }
}

const left = (cap: number | undefined, used: number) => Math.max(0, (cap ?? Infinity) - used);

function oldestFirst(one: Activity, other: Activity): number {
  const day = ({ date, dateAdded }: Activity) => date ?? dateAdded;
  return day(one) < day(other) ? -1 : day(one) > day(other) ? 1 : 0;
}

function reasonBefore(
  { status, withdrawn = false, level, hours }: Activity,
  category: ActivityCategory | null,
  isCounted: boolean,
): PointReason | null {
  if (withdrawn) return 'withdrawn';
  if (!isCounted) return status === 'Rejected' ? 'rejected' : 'pending';
  if (!category) return 'unknown-category';
  if (category.head === null) return 'no-points';
  if (category.needs.includes('hours') && !hours) return 'no-hours';
  if (category.needs.includes('level') && !level) return 'no-level';
  const { points } = category;
  if (points.per === 'level' && !points.levels.some(({ name }) => name === level))
    return 'unknown-level';
  return null;
}

/** Hours add up: two activities of half the hours have the points of one. */
function claimedPoints(
  { level, hours }: Activity,
  { points }: ActivityCategory,
  hoursBefore: number,
): number {
  if (points.per === 'activity') return points.points;
  if (points.per === 'level') return points.levels.find(({ name }) => name === level)?.points ?? 0;
  const blocks = (sum: number) => Math.floor(round(sum) / points.hours + 1e-9);
  return round((blocks(hoursBefore + (hours ?? 0)) - blocks(hoursBefore)) * points.points);
}

function limitReason(claimed: number, inCategory: number, points: number): PointReason | null {
  if (claimed === 0) return 'few-hours';
  if (points < inCategory) return 'head-cap';
  return inCategory < claimed ? 'category-cap' : null;
}

function lacksProofOf({ proof }: Activity, category: ActivityCategory | null): boolean {
  return !!category && category.proof.length > 0 && !category.proof.includes(proof ?? '');
}
