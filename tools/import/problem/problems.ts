import { compareCode } from '@/lib/text/compare-text';
import { getOrMake } from '@/tools/file/get-or-make';
import { stages, type DataProblem, type Report, type Severity } from './data-problem';

/** The most problems that are listed one by one; the rest is counted. */
const maxListed = 100_000;

const severities: readonly Severity[] = ['error', 'warning', 'note'];

/** Problems of one cause or, without one, of one kind in the columns of a file that have one name. */
export interface ProblemGroup {
  /** The problem that the others repeat. */
  first: DataProblem;
  count: number;
  /** The problems one by one, in the order of their lines, as far as they are listed. */
  listed: DataProblem[];
}

/** Collects the problems of a run, and counts repeats. */
export class Problems {
  private readonly groups = new Map<string, ProblemGroup>();
  private listed = 0;

  readonly report: Report = (problem) => {
    const { code, cause, place, message } = problem;
    const where = cause ?? `${place.file}\n${place.column?.name}`;
    const key = `${code}\n${where}\n${message}`;
    const group = getOrMake(this.groups, key, () => ({ first: problem, count: 0, listed: [] }));
    group.count += 1;
    if (this.listed >= maxListed) return;
    this.listed += 1;
    group.listed.push(problem);
  };

  count(severity: Severity): number {
    let sum = 0;
    for (const { first, count } of this.groups.values())
      if (first.severity === severity) sum += count;
    return sum;
  }

  /** Errors, then warnings, then notes; of each, causes before consequences. */
  sorted(): ProblemGroup[] {
    const groups = [...this.groups.values()];
    for (const group of groups) {
      group.listed.sort(byLine);
      group.first = group.listed[0] ?? group.first;
    }
    return groups.sort(
      (a, b) =>
        severities.indexOf(a.first.severity) - severities.indexOf(b.first.severity) ||
        stages.indexOf(a.first.stage) - stages.indexOf(b.first.stage) ||
        compareCode(a.first.place.file, b.first.place.file) ||
        byLine(a.first, b.first),
    );
  }
}

const byLine = (a: DataProblem, b: DataProblem) => (a.place.line ?? 0) - (b.place.line ?? 0);
