import type { Facts, FactSink, Kind, Origin } from '@/tools/import/fact/fact';
import { copyFact, copyOf } from '@/tools/import/model/intern';

interface Change {
  kind: Kind;
  fact: Facts[Kind];
  origin: Origin;
}

/** What OneRoster files with changes say about the rows of one file: what is new or different, and what is deleted. */
export class RosterChanges implements FactSink {
  /** The facts of each row, by the id of the row. */
  private readonly rows = new Map<string, Change[]>();
  private readonly removed = new Set<string>();
  private readonly others: Change[] = [];

  add<K extends Kind>(kind: K, fact: Facts[K], origin: Origin): void {
    const change = { kind, fact: copyFact(fact), origin };
    if (origin.id === undefined) return void this.others.push(change);
    const known = this.rows.get(origin.id);
    const [first] = known ?? [];
    if (
      known &&
      first?.origin.table.file === origin.table.file &&
      first.origin.line === origin.line
    )
      return void known.push(change);
    // The row is at the end, where a later import that starts from this one has it, too.
    this.rows.delete(origin.id);
    this.removed.delete(origin.id);
    this.rows.set(copyOf(origin.id), [change]);
  }

  remove(_kind: Kind, id: string): void {
    this.rows.delete(id);
    this.removed.add(copyOf(id));
  }

  /** Takes the rows that the changes are applied to, and passes on those that stay. */
  over(next: FactSink): FactSink {
    const others = new Set(this.others.map(({ kind, fact }) => JSON.stringify([kind, fact])));
    return {
      add: (kind, fact, origin) => {
        if (origin.id !== undefined && this.rows.has(origin.id)) return;
        if (
          origin.id === undefined &&
          others.size > 0 &&
          others.has(JSON.stringify([kind, copyFact(fact)]))
        )
          return;
        if (origin.id === undefined || !this.removed.has(origin.id)) next.add(kind, fact, origin);
        // Whoever is deleted has left, so that enrolments that are still there are not wrong.
        else if (kind === 'person')
          next.add('person', { ...(fact as Facts['person']), active: false }, origin);
      },
    };
  }

  /** Passes on the rows that are new or different. */
  addTo(next: FactSink): void {
    for (const { kind, fact, origin } of [...[...this.rows.values()].flat(), ...this.others])
      next.add(kind, fact, origin);
  }
}
