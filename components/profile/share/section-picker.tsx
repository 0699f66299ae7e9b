import { profileSections, type ProfileSection } from '@/components/profile/model/profile-record';
import { Checkbox } from '@/components/ui/checkbox';

interface SectionPickerProps {
  legend: string;
  /** Sections that are not offered. */
  without?: ProfileSection;
  chosen: ReadonlySet<ProfileSection>;
  onChange: (chosen: ReadonlySet<ProfileSection>) => void;
}

/** Every section of a profile with a box to tick. */
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
