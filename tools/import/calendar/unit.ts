import { getOrMake } from '@/tools/file/get-or-make';
import type { Collector } from '../model/collector';
import { nameKey } from '../model/directory';
import type { Unit } from '../model/new-section';
import type { CalendarEntry } from './calendar-entry';

/** The section or course that a text is a name of, if it is one. */
export type FindUnit = (text: string) => Unit | undefined;

/** The most words that a name has in a longer text, and how much of a text is searched. */
const longest = { words: 12, text: 300 };

/** Finds the sections and courses that an entry names: in its summary, categories, location or attendees. */
export class UnitsOf {
  private readonly known = new Map<string, readonly Unit[]>();

  constructor(private readonly findUnit: FindUnit) {}

  of({ summary, categories, location, people }: CalendarEntry): readonly Unit[] {
    const sources = [
      () => this.within(summary),
      () => categories.flatMap((category) => this.within(category)),
      () => this.whole([location ?? '']),
      () =>
        this.whole(people.flatMap(({ name, email }) => [name, email, email.split('@')[0] ?? ''])),
    ];
    for (const source of sources) {
      const units = source();
      if (units.length > 0) return distinct(units);
    }
    return [];
  }

  private whole(texts: readonly string[]): readonly Unit[] {
    return texts.flatMap((text) => (text === '' ? [] : (this.findUnit(text) ?? [])));
  }

  /** The names in a text, longest first, so that "CS101 A" is a section and not the course CS101. */
  private within(text: string): readonly Unit[] {
    return getOrMake(this.known, text, () => this.search(text.slice(0, longest.text)));
  }

  private search(text: string): readonly Unit[] {
    const whole = this.findUnit(text);
    if (whole) return [whole];
    const words = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index }) => ({
      from: index,
      to: index + word.length,
    }));
    const units: Unit[] = [];
    for (let first = 0; first < words.length; first += 1)
      for (let last = Math.min(words.length, first + longest.words) - 1; last >= first; last -= 1) {
        const name = text.slice(words[first]?.from, words[last]?.to);
        // "12" in "Week 12" is not the section 12, nor is "A" a home class.
        if (name.length < 2 || /^\d+$/.test(name)) continue;
        const unit = this.findUnit(name);
        if (!unit) continue;
        units.push(unit);
        first = last;
        break;
      }
    return units;
  }
}

/** Each of them once. A course next to a section only says what the section is of. */
function distinct(units: readonly Unit[]): Unit[] {
  const known = new Map(units.map((unit) => [JSON.stringify([unit.section, unit.course]), unit]));
  const all = [...known.values()];
  const sections = all.filter(({ section }) => section !== undefined);
  return sections.length > 0 ? sections : all;
}

/** The sections and courses that the tables name, for {@link UnitsOf}. It is to be called when all tables are read. */
export function knownUnits({ courses, sections, pending }: Collector): FindUnit {
  const units = new Map<string, Unit>();
  const add = (name: string | undefined, unit: Unit) => {
    const key = nameKey(name ?? '');
    if (key !== '' && !units.has(key)) units.set(key, unit);
  };
  for (const { fact } of pending.section) add(fact.id, { section: fact.id });
  // A name that two sections have stays a name, so that it is reported where the meeting is put into its section.
  for (const { fact } of pending.section)
    for (const name of [fact.name, fact.code]) add(name, { section: name ?? fact.id });
  for (const { id } of sections.values()) add(id, { section: id });
  for (const { section } of pending.enrolment) if (section !== undefined) add(section, { section });
  for (const course of courses.values())
    for (const name of [course.id, course.code, course.title]) add(name, { course: course.id });
  for (const { course } of pending.enrolment) if (course !== undefined) add(course, { course });
  return (text) => units.get(nameKey(text));
}
