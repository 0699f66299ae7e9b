import { copyOf } from '@/tools/import/model/intern';
import type { ImportedPerson } from '@/tools/import/model/entity';

/** Which files mention a person, by the names that the files use. */
export class FileLedger {
  private readonly files = new Map<string, string[]>();

  note(reference: string, file: string): void {
    const known = this.files.get(reference);
    if (known === undefined) this.files.set(copyOf(reference), [file]);
    else if (known.at(-1) !== file && !known.includes(file)) known.push(file);
  }

  /** The files that mention a person, and those that have the person's sections. */
  of({ fact, origin, sections }: ImportedPerson): string[] {
    const { id, rollNumber, employeeId, username, email, name } = fact;
    const own = [id, rollNumber, employeeId, username, email, name].flatMap((one) =>
      one === undefined ? [] : (this.files.get(one) ?? []),
    );
    const files = [origin.table.file, ...own, ...sections.map((one) => one.origin.table.file)];
    return [...new Set(files)].sort();
  }
}
