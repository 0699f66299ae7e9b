import { addAt } from '@/tools/file/get-or-make';
import { errorOf, warningOf, type Report } from '../problem/data-problem';
import { type FactSink, type Facts, type Kind, type Origin } from '../fact/fact';
import { Directory } from './directory';
import type { Course, Event, ImportedPerson, Section, SpecialDayFact, Term } from './entity';
import { copyFact, copyOf, Interner } from './intern';
import { AttendanceLedger } from './ledger';
import { unitKey } from './new-section';
import { areSameName, personKey } from '../value/person-name';
import { reportAt } from './problem';
import { References } from './reference';

/** A fact that refers to others, until all are known. */
export interface PendingFact<K extends Kind> {
  fact: Facts[K];
  origin: Origin;
}

/** An enrolment and its origin in one object, because there are millions. Those that have ended are left out. */
interface PendingEnrolment extends Origin {
  person: string;
  section: string | undefined;
  course: string | undefined;
  role: Facts['enrolment']['role'];
}

/** The kinds whose facts are not put into a directory at once. */
type PendingKind = Exclude<
  Kind,
  | 'organisation'
  | 'term'
  | 'course'
  | 'person'
  | 'event'
  | 'specialDay'
  | 'attendance'
  | 'enrolment'
>;

type PendingFacts = { [K in PendingKind]: PendingFact<K>[] } & {
  enrolment: PendingEnrolment[];
};

type Take<K extends Kind> = (fact: Facts[K], origin: Origin) => void;

/**
 * Takes the facts of all files. What is named is put into directories; what refers to others waits until all files are
 * read, except for the rows of attendance, of which there are too many.
 */
export class Collector implements FactSink {
  readonly terms = new Directory<Term>();
  readonly courses = new Directory<Course>();
  readonly people = new Directory<ImportedPerson>(personKey);
  readonly sections = new Directory<Section>();
  readonly events = new Map<string, Event>();
  readonly specialDays = new Map<string, SpecialDayFact>();
  readonly attendance = new AttendanceLedger<ImportedPerson>();
  readonly pending: PendingFacts = {
    role: [],
    section: [],
    enrolment: [],
    meeting: [],
    change: [],
    exam: [],
    assignment: [],
    result: [],
    courseResult: [],
    standing: [],
    attendanceTotal: [],
    activity: [],
    credits: [],
    skillPoints: [],
  };
  private readonly interner = new Interner();
  private readonly references: References;
  private readonly earlierIds = new Map<string, string[]>();

  /**
   * `names` is the file whose names count, where two files call a person differently; `earlierIds` are the roll numbers
   * that were corrected, with those that count now.
   */
  constructor(
    private readonly report: Report,
    private readonly names?: string,
    earlierIds: ReadonlyMap<string, string> = new Map(),
  ) {
    for (const [id, now] of earlierIds) addAt(this.earlierIds, now, id);
    this.references = new References(report);
  }

  add<K extends Kind>(kind: K, fact: Facts[K], origin: Origin): void {
    const take = this.handlers[kind] as Take<K> | undefined;
    if (take) return take(fact, origin);
    const own = kind === 'result' ? copyFact(fact, this.interner.intern) : copyFact(fact);
    (this.pending[kind as PendingKind] as PendingFact<Kind>[]).push({ fact: own, origin });
  }

  private readonly handlers: { [K in Kind]?: Take<K> } = {
    organisation: () => undefined,
    term: (fact, origin) => this.addNamed(this.terms, fact, fact.title, origin),
    course: (fact, origin) => {
      this.addNamed(this.courses, fact, fact.title, origin);
      this.courses.name(this.courses.get(fact.id) ?? fact, fact.code);
    },
    person: (fact, origin) => this.addPerson(fact, origin),
    event: (fact, origin) => {
      if (!this.events.has(fact.id))
        this.events.set(copyOf(fact.id), { ...copyFact(fact), origin });
    },
    specialDay: (fact) => {
      if (!this.specialDays.has(fact.id)) this.specialDays.set(copyOf(fact.id), copyFact(fact));
    },
    attendance: (fact, origin) => this.addAttendance(fact, origin),
    enrolment: (fact, origin) => this.addEnrolment(fact, origin),
  };

  /** The first entry of an id counts. The same entry in a second file is no problem; another one is. */
  private addNamed<T extends { id: string; title: string }>(
    directory: Directory<T>,
    fact: T,
    name: string,
    origin: Origin,
  ): void {
    const known = directory.get(fact.id);
    if (known === undefined) {
      const own = copyFact(fact);
      directory.put(own.id, own);
      directory.name(own, name);
    } else if (known.title !== fact.title)
      this.reportRepeat(origin, 'course', fact.id, `Used for ${known.title}`);
  }

  private addPerson(fact: Facts['person'], origin: Origin): void {
    const known = this.knownPerson(fact, origin);
    if (known === undefined) {
      const own = copyFact(fact);
      const person: ImportedPerson = {
        id: own.id,
        kind: own.kind,
        fact: own,
        signInId: '',
        sections: [],
        results: [],
        standings: [],
        activities: [],
        skillPoints: new Map(),
        origin,
      };
      this.people.put(own.id, person);
      this.namePerson(person);
    } else if (known.fact.name !== fact.name && known.origin.table === origin.table)
      this.reportRepeat(origin, 'person', fact.id, 'Used for another person above');
    else {
      const active = known.fact.active && fact.active;
      const isBetter = origin.table.file === this.names;
      if (!origin.implied && !areSameName(known.fact.name, fact.name))
        this.settleNames(known, fact.name, origin);
      known.fact = { ...copyFact(fact), ...known.fact, active };
      if (isBetter) {
        const { name, givenName, familyName } = fact;
        delete known.fact.givenName;
        delete known.fact.familyName;
        Object.assign(known.fact, copyFact({ name, givenName, familyName }));
      }
      known.kind ??= fact.kind;
      this.namePerson(known);
    }
  }

  /** The person of another table with the same id, roll number or email address. */
  private knownPerson(fact: Facts['person'], origin: Origin): ImportedPerson | undefined {
    const exact = this.people.get(fact.id);
    if (exact !== undefined) return exact;
    for (const name of [fact.id, fact.rollNumber, fact.employeeId, fact.email]) {
      const found = name === undefined ? undefined : this.people.find(name);
      if (found && found.origin.table !== origin.table) return found;
    }
    return undefined;
  }

  /** Which of two names is right is a question, unless somebody has said which file counts. */
  private settleNames({ fact, origin: other }: ImportedPerson, name: string, origin: Origin): void {
    if ([origin.table.file, other.table.file].includes(this.names ?? '')) return;
    reportAt(this.report, origin, 'name', {
      ...errorOf('person', 'two-names'),
      value: name,
      message: 'Another file has another name for this person. Nobody can tell which one is right.',
      nearest: `${fact.name}, line ${other.line} of ${other.table.file}`,
      action:
        `Correct one of them; or write "names": ${JSON.stringify(other.table.file)} into college/mapping.json, or the other file, ` +
        'to say whose names count. Then run the command again.',
    });
  }

  private namePerson(person: ImportedPerson): void {
    const { rollNumber, employeeId, username, email, name, givenName, familyName } = person.fact;
    const earlier = this.earlierIds.get(rollNumber ?? person.id) ?? [];
    for (const one of [rollNumber, employeeId, username, email, name, ...earlier])
      this.people.name(person, one);
    if (givenName === undefined || familyName === undefined) return;
    this.people.name(person, `${givenName} ${familyName}`);
    this.people.name(person, `${familyName}, ${givenName}`);
    this.people.name(person, `${familyName} ${givenName}`);
  }

  private addAttendance(fact: Facts['attendance'], origin: Origin): void {
    const person = this.references.find(this.people, fact.person, 'person', origin);
    if (person === undefined) return;
    const earlier = this.attendance.add(person, fact, unitKey(fact));
    if (earlier === undefined) return;
    reportAt(this.report, origin, 'status', {
      ...warningOf('value', 'attendance-contradiction'),
      value: fact.status,
      message: 'This person has another status in the same session further up or in another file.',
      allowed: earlier,
      action: 'Keep the row that is right. Until then the first one counts.',
    });
  }

  private addEnrolment(
    { person, section, course, role, active }: Facts['enrolment'],
    { table, line, column }: Origin,
  ): void {
    if (!active) return;
    this.pending.enrolment.push({
      person: this.interner.intern(person),
      section: section === undefined ? undefined : this.interner.intern(section),
      course: course === undefined ? undefined : this.interner.intern(course),
      role,
      table,
      line,
      column,
    });
  }

  private reportRepeat(
    origin: Origin,
    stage: 'course' | 'person',
    id: string,
    nearest: string,
  ): void {
    reportAt(this.report, origin, 'id', {
      ...errorOf(stage, 'id-used-twice'),
      value: id,
      message: 'Two different entries have this id.',
      allowed: 'an id that no other entry has',
      nearest,
      action: 'Correct the id in the system that exports the file, or export again.',
    });
  }
}
