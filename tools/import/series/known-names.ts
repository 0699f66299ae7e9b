import type { KnownCourse } from './options';

/** The class that a table is of, as far as it tells courses of one title apart. */
export interface Hint {
  year?: number | undefined;
  /** The name of the class, for example "II CSE-A". */
  section?: string | undefined;
}

/** A name without spaces, punctuation and case: "CS-301" is "cs301"; "C++" stays another course than "C". */
export const plainName = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}+#]+/gu, '');

/** The courses of a college by code and title. */
export class CourseNames {
  private readonly byName = new Map<string, KnownCourse[]>();

  constructor(courses: readonly KnownCourse[] = []) {
    for (const course of courses)
      for (const name of [course.id ?? '', course.code, course.title]) this.add(name, course);
  }

  get size(): number {
    return this.byName.size;
  }

  private add(name: string, course: KnownCourse): void {
    const key = plainName(name);
    const known = this.byName.get(key);
    if (!known) this.byName.set(key, [course]);
    else if (!known.some((one) => idOf(one) === idOf(course))) known.push(course);
  }

  /** The id of the course that a name means; undefined for none, or for several that the hint does not tell apart. */
  find(name: string, { year, section }: Hint = {}): string | undefined {
    const key = plainName(name);
    const found = (key && this.byName.get(key)) || [];
    const own = plainName(section ?? '');
    const ofYear = found.filter((one) => one.year === year);
    const ofBranch = (list: readonly KnownCourse[]) =>
      list.filter(({ branch }) => branch && own.includes(plainName(branch)));
    for (const some of [found, ofYear, ofBranch(ofYear), ofBranch(found)])
      if (some[0] && some.length === 1) return idOf(some[0]);
    return undefined;
  }
}

const idOf = ({ id, code }: KnownCourse): string => id ?? code;
