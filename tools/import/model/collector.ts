import type { Report } from '../problem/data-problem';
import { Attendance } from '../fact/attendance';
import type { FactSink, Facts, Kind, Origin } from '../fact/fact';
import { namePerson, personNameKey } from '../fact/people';
import { codeKey, Directory } from './directory';
import type { Course, Event, ImportedPerson, Section, SpecialDayFact, Term } from './entity';
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
  'term' | 'course' | 'person' | 'event' | 'specialDay' | 'attendance' | 'enrolment'
>;

type PendingFacts = { [K in PendingKind]: PendingFact<K>[] } & {
  enrolment: PendingEnrolment[];
};

type Take<K extends Kind> = (fact: Facts[K], origin: Origin) => void;

/**
 * Takes the settled facts. What is named is put into directories; what refers to others waits until all are there, except
 * for the rows of attendance, of which there are too many.
 */
export class Collector implements FactSink {
  readonly terms = new Directory<Term>();
  readonly courses = new Directory<Course>(codeKey);
  readonly people = new Directory<ImportedPerson>(personNameKey);
  readonly sections = new Directory<Section>(codeKey);
  readonly events = new Map<string, Event>();
  readonly specialDays = new Map<string, SpecialDayFact>();
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
  private readonly references: References;

  constructor(
    report: Report,
    /** The rows of attendance, when they are settled. */
    readonly attendance = new Attendance(),
    /** The names that files use for the person with an id, besides those of the person's own fact. */
    private readonly namesOf: (id: string) => readonly string[] = () => [],
  ) {
    this.references = new References(report);
  }

  add<K extends Kind>(kind: K, fact: Facts[K], origin: Origin): void {
    const take = this.handlers[kind] as Take<K> | undefined;
    if (take) return take(fact, origin);
    (this.pending[kind as PendingKind] as PendingFact<Kind>[]).push({ fact, origin });
  }

  private readonly handlers: { [K in Kind]?: Take<K> } = {
    term: (fact) => addNamed(this.terms, fact, fact.title),
    course: (fact) => addNamed(this.courses, fact, fact.title, fact.code),
    person: (fact, origin) => this.addPerson(fact, origin),
    event: (fact, origin) => void this.events.set(fact.id, { ...fact, origin }),
    specialDay: (fact) => void this.specialDays.set(fact.id, fact),
    // Only rows about people whom nobody has come here.
    attendance: ({ person }, origin) =>
      void this.references.find(this.people, person, 'person', origin),
    enrolment: (fact, origin) => this.addEnrolment(fact, origin),
  };

  private addPerson(fact: Facts['person'], origin: Origin): void {
    const person: ImportedPerson = {
      id: fact.id,
      kind: fact.kind,
      fact,
      signInId: '',
      sections: [],
      results: [],
      standings: [],
      activities: [],
      skillPoints: new Map(),
      origin,
    };
    this.people.put(fact.id, person);
    namePerson(this.people, person, fact);
    for (const name of this.namesOf(fact.id)) this.people.name(person, name);
  }

  private addEnrolment(
    { person, section, course, role, active }: Facts['enrolment'],
    { table, line, column }: Origin,
  ): void {
    if (active) this.pending.enrolment.push({ person, section, course, role, table, line, column });
  }
}

function addNamed<T extends { id: string }>(
  directory: Directory<T>,
  fact: T,
  ...names: readonly (string | undefined)[]
): void {
  directory.put(fact.id, fact);
  for (const name of names) directory.name(fact, name);
}
