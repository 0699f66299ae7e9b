import { Checkbox } from '@/components/ui/checkbox';

interface SectionPickerProps<Id extends string> {
  legend: string;
  sections: readonly { id: Id; label: string }[];
  chosen: ReadonlySet<Id>;
  onChange: (chosen: ReadonlySet<Id>) => void;
}

/** A checkbox for every section of a profile. */
export function SectionPicker<Id extends string>({
  legend,
  sections,
  chosen,
  onChange,
}: SectionPickerProps<Id>) {
  const toggle = (id: Id, wanted: boolean) => {
    const next = new Set(chosen);
    if (wanted) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  return (
    <fieldset>
      <legend className="mb-1 text-note font-semibold">{legend}</legend>
      {sections.map(({ id, label }) => (
        <Checkbox
          key={id}
          label={label}
          checked={chosen.has(id)}
          onChange={(wanted) => toggle(id, wanted)}
        />
      ))}
    </fieldset>
  );
}
