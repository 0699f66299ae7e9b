import { MagnifyingGlassIcon } from '@heroicons/react/20/solid';
import { SectionChoice } from '@/components/activity/faculty/section-choice';
import { Select } from '@/components/ui/select';
import { useAnnounced } from '@/components/ui/use-announced';
import { limits } from '@/content/schema/limits';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import { formatCount } from '@/lib/text/count';

interface StudentQuery<V extends string> {
  /** Null for every section. */
  section: string | null;
  view: V;
  text: string;
}

interface StudentFilterProps<V extends string> {
  students: readonly RegisteredStudent[];
  views: readonly { value: V; text: string }[];
  query: StudentQuery<V>;
  onChange: (change: Partial<StudentQuery<V>>) => void;
  /** The number of students found. */
  found: number;
}

/** The search and the choice of students and section, and how many students are found. */
export function StudentFilter<V extends string>(props: StudentFilterProps<V>) {
  const { students, views, query, onChange, found } = props;
  const count = `${formatCount(found)} ${found === 1 ? 'student' : 'students'}`;
  useAnnounced(count);
  return (
    <div className="mt-4 mb-4 flex flex-wrap items-center gap-2.5 print:hidden">
      <label className="relative grow basis-44 sm:max-w-64">
        <span className="sr-only">Search students</span>
        <MagnifyingGlassIcon
          className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-muted"
          aria-hidden="true"
        />
        <input
          type="search"
          placeholder="Search students"
          maxLength={limits.search}
          autoComplete="off"
          value={query.text}
          onChange={(event) => onChange({ text: event.target.value })}
          className="min-h-10 w-full rounded-control border border-control bg-surface ps-8.5 pe-2 text-note placeholder:text-muted hover:border-brand pointer-coarse:min-h-11"
        />
      </label>
      <Select
        label="Students shown"
        value={query.view}
        onChange={(view) => onChange({ view })}
        options={views}
      />
      <SectionChoice
        students={students}
        section={query.section}
        onChoose={(section) => onChange({ section })}
      />
      <p className="ms-auto text-note text-muted">{count}</p>
    </div>
  );
}
