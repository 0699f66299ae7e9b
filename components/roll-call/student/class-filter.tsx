import { isNotPresent, type StudentClass } from '@/components/roll-call/model/every-class';

export type Filter = { kind: 'notPresent' } | { kind: 'all' } | { kind: 'course'; course: string };

interface ClassFilterProps {
  classes: readonly StudentClass[];
  filter: Filter;
  onChange: (filter: Filter) => void;
}

/** Chooses which classes are shown: those not attended in time, all, or those of a subject. */
export function ClassFilter({ classes, filter, onChange }: ClassFilterProps) {
  const courses = [...new Set(classes.map(({ course }) => course))].sort();
  const choices: { filter: Filter; name: string }[] = [
    { filter: { kind: 'notPresent' }, name: `Not present ${classes.filter(isNotPresent).length}` },
    { filter: { kind: 'all' }, name: `All ${classes.length}` },
    ...courses.map((course) => ({ filter: { kind: 'course', course } as const, name: course })),
  ];
  const keyOf = (one: Filter) => (one.kind === 'course' ? `course ${one.course}` : one.kind);
  return (
    <fieldset className="-mx-1 flex gap-2 overflow-x-auto p-1 print:hidden">
      <legend className="sr-only">Classes shown</legend>
      {choices.map(({ filter: one, name }) => (
        <label
          key={keyOf(one)}
          className="flex min-h-10 shrink-0 cursor-pointer items-center rounded-full border border-line bg-surface px-4 text-note font-semibold text-muted has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-2 has-checked:forced-colors:border-[Highlight] pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name="classes-shown"
            checked={keyOf(filter) === keyOf(one)}
            onChange={() => onChange(one)}
            className="sr-only"
          />
          <bdi>{name}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
