import { profileSections, type ProfileSection } from '@/lib/profile-record';

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
          <TickBox
            key={id}
            label={label}
            checked={chosen.has(id)}
            onChange={(wanted) => toggle(id, wanted)}
          />
        ))}
    </fieldset>
  );
}

interface TickBoxProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A box to tick, as wide as its words and as high as a finger. */
export function TickBox({ label, checked, onChange }: TickBoxProps) {
  return (
    <label className="flex min-h-10 cursor-pointer items-center gap-3 text-note pointer-coarse:min-h-11">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 cursor-pointer accent-brand"
      />
      {label}
    </label>
  );
}
