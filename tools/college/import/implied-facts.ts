import type { Facts, FactSink, Kind, Origin } from '@/tools/import/fact/fact';
import { nameKey } from '@/tools/import/model/directory';
import { copyFact, copyOf } from '@/tools/import/model/intern';
import { getOrMake } from '@/tools/file/get-or-make';

interface Implied {
  kind: Kind;
  fact: Facts[Kind];
  origin: Origin;
}

const kindsWithIds = new Set<Kind>(['term', 'course', 'person', 'section', 'assignment']);

/**
 * Passes facts on, but keeps back what a row only mentions, for example the course in a row of a section, until all
 * tables are read: another table may say it better, in whatever order the files are.
 */
export class ImpliedFacts implements FactSink {
  private kept: Implied[] = [];
  /** The ids that rows of their own have, by kind. */
  private readonly own = new Map<Kind, Set<string>>();
  /** The names and codes of sections and courses: other tables may use them in place of the id. */
  private readonly names = new Map<Kind, Set<string>>();

  constructor(private readonly next: FactSink) {}

  add<K extends Kind>(kind: K, fact: Facts[K], origin: Origin): void {
    if (!('id' in fact) || !kindsWithIds.has(kind)) return this.next.add(kind, fact, origin);
    if (origin.implied) return void this.kept.push({ kind, fact: copyFact(fact), origin });
    setOf(this.own, kind).add(copyOf(fact.id));
    if (kind === 'section' || kind === 'course') this.addNames(kind, fact);
    this.next.add(kind, fact, origin);
  }

  /** Passes on what no row of its own says; the first mention counts. */
  finish(): void {
    // A course that a row calls only by its code is known better by a row that has its title.
    const untitled = this.kept.filter(isUntitled);
    const titled = this.kept.filter((one) => !isUntitled(one));
    this.kept = [];
    for (const { kind, fact, origin } of [...titled, ...untitled]) {
      const ids = setOf(this.own, kind);
      if (!('id' in fact) || ids.has(fact.id)) continue;
      if (this.names.get(kind)?.has(nameKey(fact.id))) continue;
      ids.add(fact.id);
      this.next.add(kind, fact, origin);
    }
  }

  private addNames(kind: Kind, fact: { name?: string; title?: string; code?: string }): void {
    for (const name of [fact.name, fact.title, fact.code])
      if (name !== undefined) setOf(this.names, kind).add(nameKey(copyOf(name)));
  }
}

const isUntitled = ({ fact }: Implied) => 'title' in fact && 'id' in fact && fact.title === fact.id;

const setOf = (sets: Map<Kind, Set<string>>, kind: Kind) =>
  getOrMake(sets, kind, () => new Set<string>());
