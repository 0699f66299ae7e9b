import { join } from 'node:path';
import { findDuplicate } from '@/components/activity/model/activity-form';
import { naacTemplates } from '@/components/progress/model/naac';
import { eventActivity } from '@/components/event-list/model/event-list';
import type { OpenedFile } from '@/components/exchange/model/file';
import type { Item, Payload } from '@/components/exchange/model/payload';
import type { ActivityRules } from '@/content/schema/activity-rules';
import type { FacultyKey } from '@/content/schema/faculty/key';
import { limits } from '@/content/schema/limits';
import type { PublishedActivity } from '@/content/schema/student/activity';
import { eventActivityId, toPublished } from '@/lib/activity/activity';
import { toCsv, type CsvCell } from '@/lib/file/csv';
import { isSameId, normalizeId } from '@/lib/record/person';
import type { OwnActivity } from '@/lib/store/use-list';
import { countText } from '@/lib/text/count';
import { isRealDay } from '@/lib/time/day';
import { zonedMinute } from '@/lib/time/zoned-time';
import { toLine } from '@/tools/import/value/line';
import type { EntryReport } from './apply-changes';
import type { CollegeFiles } from './college-files';
import { keptText, readKept } from './kept';

/** The options of an import about events. */
export interface EventOptions {
  /** The published keys, which say whom each may give something. */
  keys: readonly FacultyKey[];
  timeZone: string;
  /** The rules of activities, whose categories name NAAC's templates. */
  rules?: ActivityRules;
  /** The events whose list is taken beyond the teacher's register, by id. */
  acceptAwards?: readonly string[];
}

type SentPerson = Item<'event'>['people'][number];

/** The newest version of a list that a teacher sent, and what became of each person. */
interface SentEvent extends Omit<Item<'event'>, 'people'> {
  by: Payload<'event'>['by'];
  people: (SentPerson & { outcome: PersonOutcome })[];
}

const untaken = {
  beyond: 'not in the register of who signed',
  stranger: 'without a record',
  has: 'has it already',
} as const;

type PersonOutcome = 'approved' | 'rejected' | keyof typeof untaken;

const listFields = [
  ...['Event', 'Category', 'Level', 'Organiser', 'First Day', 'Last Day', 'Hours', 'Proof'],
  ...['Roll No', 'Name', 'Added By', 'State', 'Reason', 'Signed By', 'Signed'],
];

/** The lists of events that teachers sent, in the folder `events`, and what they put into the students' records. */
export class Events {
  private readonly folder: string;
  private readonly sent: Map<string, SentEvent>;
  private isChanged = false;

  constructor(
    college: string,
    private readonly records: CollegeFiles,
    private readonly options: EventOptions,
  ) {
    this.folder = join(college, 'events');
    this.sent = readKept(this.file);
  }

  private get file(): string {
    return join(this.folder, 'events.json');
  }

  /** Takes the lists of a teacher's file. A list is taken again if it has people who were not taken before. */
  take({ payload: { by, items }, signature: { key } }: OpenedFile<'event'>): EntryReport[] {
    const signer = { name: key?.name ?? by.name, employeeId: key?.employeeId ?? by.employeeId };
    return items.map((item): EntryReport => {
      const activity = `${item.name}, ${countText(item.people.length, ['person', 'people'])}`;
      const problem = this.problemOf(item, signer);
      if (problem) return { activity, taken: false, outcome: problem };
      const before = this.sent.get(item.event);
      const reach = this.options.keys.find(({ id }) => id === key?.id)?.awards ?? 'own';
      const isOpen = reach === 'all' || (this.options.acceptAwards ?? []).includes(item.event);
      let count = 0;
      const people = item.people.map((person) => {
        const outcome = this.outcomeOf(person, item, signer, isOpen);
        if (this.put(person, outcome, item, signer, key === null)) count++;
        return { ...person, outcome };
      });
      const isNew = before?.at !== item.at;
      if (isNew || count > 0) {
        this.isChanged = true;
        this.sent.set(item.event, { ...item, by: signer, people });
      }
      const isUnsigned = key === null;
      return {
        ...{ activity, taken: isNew || count > 0, isUnsigned },
        outcome: isNew || count > 0 ? outcomeText(people, item.event) : 'Left out: already there.',
      };
    });
  }

  private problemOf(item: Item<'event'>, { employeeId }: SentEvent['by']): string | null {
    if (!isRealDay(item.from) || !isRealDay(item.to) || item.to < item.from)
      return 'Left out: its days do not exist.';
    const before = this.sent.get(item.event);
    if (!before || before.at === item.at) return null;
    if (!isSameId(before.by.employeeId, employeeId))
      return 'Left out: another teacher signed the event of this id.';
    const isNewer = item.earlier?.includes(before.at) === true;
    const isOlder = before.earlier?.includes(item.at) === true || item.at < before.at;
    return !isNewer && isOlder ? 'Left out: older than what is there.' : null;
  }

  private outcomeOf(
    { rollNumber, state }: SentPerson,
    item: Item<'event'>,
    { employeeId }: SentEvent['by'],
    isOpen: boolean,
  ): PersonOutcome {
    if (!this.records.hasStudent(rollNumber)) return 'stranger';
    if (!isOpen && !this.records.isRegistered(rollNumber, employeeId)) return 'beyond';
    if (state === 'out') return 'rejected';
    const candidate = { name: item.name, issuer: item.organiser, date: item.to };
    const others = this.records
      .activitiesOf(rollNumber)
      .filter(({ id }) => id !== eventActivityId(item.event)) as unknown as OwnActivity[];
    return findDuplicate(candidate, others) ? 'has' : 'approved';
  }

  /** Puts the activity of a person into the records, unless this or a later decision is there; true if it did. */
  private put(
    { rollNumber, why }: SentPerson,
    outcome: PersonOutcome,
    item: Item<'event'>,
    signer: SentEvent['by'],
    isUnsigned: boolean,
  ): boolean {
    if (outcome !== 'approved' && outcome !== 'rejected') return false;
    const id = eventActivityId(item.event);
    const there = this.records.findActivity(rollNumber, id);
    const number = normalizeId(rollNumber);
    const before = this.sent
      .get(item.event)
      ?.people.find((one) => normalizeId(one.rollNumber) === number);
    if (there ? before?.outcome === outcome : outcome === 'rejected') return false;
    const day = zonedMinute(new Date(item.at), this.options.timeZone).slice(0, 10);
    const activity: PublishedActivity = {
      ...toPublished(id, eventActivity(item, day), toLine),
      status: outcome === 'approved' ? 'Approved' : 'Rejected',
      ...(item.duty && { duty: { from: item.from, to: item.to } }),
      decision: {
        ...{ at: day, by: toLine(signer.name, limits.person) },
        reason: outcome === 'rejected' && why ? toLine(why, limits.decision.reason) : null,
        ...(isUnsigned && { unsigned: true as const }),
      },
    };
    this.records.putActivity(rollNumber, activity);
    return true;
  }

  /** The texts of the files that changed, by path. */
  texts(): Map<string, string> {
    if (!this.isChanged) return new Map();
    const all = [...this.sent.values()].sort((one, other) => (one.from < other.from ? 1 : -1));
    const rows = all.flatMap((event) => event.people.map((person) => this.rowOf(event, person)));
    const fields = [...new Set([...listFields, ...rows.flatMap(Object.keys)])];
    return new Map([
      [this.file, keptText(this.sent)],
      [join(this.folder, 'event-list.csv'), toCsv(fields, rows)],
    ]);
  }

  /** A person of a list, with the columns of the template of NAAC that the category names. */
  private rowOf(event: SentEvent, person: SentEvent['people'][number]): Record<string, CsvCell> {
    const { rollNumber, by: added, outcome, why = '' } = person;
    const name = this.records.nameOf(rollNumber) ?? '';
    const category = this.options.rules?.categories.find((one) => one.name === event.category);
    const template = category?.naac && naacTemplates[category.naac];
    const activity = {
      ...eventActivity(event, event.to),
      ...{ id: eventActivityId(event.event), status: 'Approved' as const },
      ...{ currentDecision: null, waitingSince: null },
    };
    return {
      ...{ Event: event.name, Category: event.category, Level: event.level ?? '' },
      ...{ Organiser: event.organiser, 'First Day': event.from, 'Last Day': event.to },
      ...{ Hours: event.hours ?? '', Proof: event.proof ?? '', 'Roll No': rollNumber },
      ...{ Name: name, 'Added By': added, Reason: why },
      State: outcome in untaken ? untaken[outcome as keyof typeof untaken] : outcome,
      ...{ 'Signed By': event.by.name, Signed: event.at },
      ...(template &&
        outcome === 'approved' &&
        template.line({ student: { name, rollNumber }, activity })),
    };
  }
}

/** "42 approved, 40 of them not scanned. Not in the register of who signed: 14 (24ECE1017). …" */
function outcomeText(people: SentEvent['people'], event: string): string {
  const of = (outcome: PersonOutcome) => people.filter((one) => one.outcome === outcome);
  const [approved, rejected, beyond] = [of('approved'), of('rejected'), of('beyond')];
  const typed = approved.filter(({ by }) => by !== 'card').length;
  const texts = [
    `${approved.length} approved${typed > 0 ? `, ${typed} of them not scanned` : ''}${rejected.length > 0 ? `, ${rejected.length} rejected` : ''}.`,
    ...(Object.keys(untaken) as (keyof typeof untaken)[]).flatMap((outcome) => {
      const left = of(outcome);
      const numbers = left.slice(0, 10).map(({ rollNumber }) => rollNumber);
      const more = left.length > numbers.length ? ', …' : '';
      const text = untaken[outcome];
      return left.length > 0
        ? `Not taken, ${text}: ${left.length} (${numbers.join(', ')}${more}).`
        : [];
    }),
    ...(beyond.length > 0
      ? [`Take them with --accept-awards ${event}, or set "awards": "all" for the key.`]
      : []),
  ];
  return texts.join(' ');
}
