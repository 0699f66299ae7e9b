import { sectionsOf } from '@/components/activity/model/register';
import { Select } from '@/components/ui/select';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';

interface SectionChoiceProps {
  students: readonly RegisteredStudent[];
  /** Null for every section. */
  section: string | null;
  onChoose: (section: string | null) => void;
}

/** Chooses one of the teacher's sections; nothing if there is only one. */
export function SectionChoice({ students, section, onChoose }: SectionChoiceProps) {
  const sections = sectionsOf(students);
  if (sections.length < 2) return null;
  return (
    <Select
      label="Section"
      value={section ?? ''}
      onChange={(value) => onChoose(value || null)}
      options={[
        { value: '', text: 'All sections' },
        ...sections.map((value) => ({ value, text: value })),
      ]}
    />
  );
}
