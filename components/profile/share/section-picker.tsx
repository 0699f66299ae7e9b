import { useSigners } from '@/components/activity/shared/use-signers';
import type { ProfileContent, ProfileRecord } from '@/components/profile/model/profile-record';
import { Checkbox } from '@/components/ui/checkbox';
import { useList } from '@/lib/store/use-list';

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

/** The college's record of the student with this device's changes applied. */
export function useProfileRecord(content: ProfileContent): ProfileRecord {
  const activities = useList('activities', content.activities);
  return {
    ...content,
    activities,
    signers: useSigners(activities, content.student, content.keys),
    achievements: useList('achievements', content.achievements),
    projects: useList('projects', content.projects),
    entries: useList('entries', content.entries),
  };
}
