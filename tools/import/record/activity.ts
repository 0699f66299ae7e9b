import { limits } from '@/content/schema/limits';
import type { PublishedActivity } from '@/content/schema/student/activity';
import { fromRow } from '../model/entry-origin';
import { dateIn } from '../source/file-name';
import type { ActivityFact, ImportedPerson } from '../model/entity';
import type { RecordContext } from './context';
import { slugOf } from './slug';
import { defined } from '../value/defined';

/**
 * The activities of a student with those that the college's tables have. A row replaces an earlier row of the same title
 * and day, decides on an activity with these that the student has submitted, and otherwise is an activity of its own.
 */
export function withActivities(
  before: readonly PublishedActivity[],
  { activities }: ImportedPerson,
  context: RecordContext,
): PublishedActivity[] {
  if (activities.length === 0) return [...before];
  const known = new Map(before.map((one) => [one.id, one]));
  const listed = new Map(
    activities.map((one) => {
      const id = idOf(one);
      return [id, activityOf(one, id, context)] as const;
    }),
  );
  const decided = new Map([...listed.values()].map((one) => [nameOf(one), one]));
  const own = new Set<string>();
  const items = before.map((one) => {
    const row = listed.get(one.id) ?? decided.get(nameOf(one));
    if (!row || row.id === one.id) return row ?? one;
    own.add(row.id);
    const { status, decision } = row;
    return one.status === 'Pending' && decision ? { ...one, status, decision } : one;
  });
  const added = [...listed.values()].filter(({ id }) => !known.has(id) && !own.has(id));
  return [...items, ...added];
}

const idOf = ({ title, day = '' }: ActivityFact) => slugOf(`listed ${title.toLowerCase()} ${day}`);

const nameOf = ({ name, date }: PublishedActivity) => `${name.toLowerCase()}\n${date ?? ''}`;

/** Days that a row does not say are that of its file. */
function activityOf(
  one: ActivityFact,
  id: string,
  { today, fit }: RecordContext,
): PublishedActivity {
  const { title, category, level, hours, proof, issuer, day, credits, state, reason } = one;
  const { activity: limit, decision, person } = limits;
  const fileDay = dateIn(one.origin.table.file) || today;
  return fromRow(one.origin, {
    id,
    name: fit.line(title, limit.name, 'title'),
    status: state,
    category: fit.line(category, limit.category, 'category'),
    ...defined({
      level: fit.line(level, limit.level, 'level'),
      hours,
      proof: fit.line(proof, limit.proof, 'proof'),
    }),
    dateAdded: day ?? fileDay,
    issuer: fit.line(issuer, limit.issuer, 'issuer') ?? null,
    date: day ?? null,
    credits: credits ?? null,
    decision:
      state === 'Pending'
        ? null
        : {
            at: one.decided ?? day ?? fileDay,
            by: fit.line(one.by ?? 'The college', person, 'by'),
            reason: fit.line(reason, decision.reason, 'reason') ?? null,
          },
  });
}
