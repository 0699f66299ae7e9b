import { profileSections, type ProfileSection } from '@/components/profile/model/profile-record';
import { Checkbox } from '@/components/ui/checkbox';

interface SectionPickerProps {
  legend: string;
  /** A section that is not offered. */
  without?: ProfileSection;
  chosen: ReadonlySet<ProfileSection>;
  onChange: (chosen: ReadonlySet<ProfileSection>) => void;
}

/** A checkbox for every section of a profile. */
export function SectionPicker({ legend, without, chosen, onChange }: SectionPickerProps) {
  const toggle = (id: ProfileSection, wanted: boolean) => {
    const next = new Set(chosen);
    if (wanted) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  return (
    <fieldset>
      <legend className="mb-1 text-note font-semibold">{legend}</legend>
      {profileSections
        .filter(({ id }) => id !== without)
        .map(({ id, label }) => (
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
