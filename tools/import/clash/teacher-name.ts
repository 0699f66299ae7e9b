import { getOrMake } from '@/tools/file/get-or-make';
/** The names of a college's teachers, so that two of the same name are told apart. */
export class Teachers {
  private readonly names = new Map<string, string>();
  private readonly idsByName = new Map<string, Set<string>>();

  add(id: string, name: string): void {
    this.names.set(id, name);
    getOrMake(this.idsByName, name, () => new Set()).add(id);
  }

  /** A text that no other teacher has: the name, with the id if several have it. */
  labelOf(id: string): string {
    const name = this.names.get(id) ?? id;
    return (this.idsByName.get(name)?.size ?? 0) > 1 ? `${name} (${id})` : name;
  }

  /** The labels of those with these ids; if there are none, of those with these names, unless several have one. */
  labelsOf(ids: ReadonlySet<string>, names: readonly string[]): string[] {
    if (ids.size > 0) return [...ids].map((id) => this.labelOf(id)).sort();
    return names.filter((name) => (this.idsByName.get(name)?.size ?? 0) < 2);
  }
}
