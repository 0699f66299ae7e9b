import type { HelpRules } from '@/content/schema/academic';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';

export const rules: HelpRules = {
  attendance: 75,
  fall: 10,
  missing: 2,
  marks: 40,
  fewestClasses: 5,
};

/** A student of an invented register; without figures unless they are given. */
export const registered = (
  name: string,
  figures: Partial<RegisteredStudent> = {},
): RegisteredStudent => ({
  name,
  rollNumber: `25-${name.toUpperCase().replace(/\s/g, '')}`,
  section: '1CSE33',
  activities: [],
  ...figures,
});

/** A month of attendance. */
export const month = (name: string, present: number, absent: number) => ({
  month: name,
  present,
  absent,
  total: present + absent,
});
