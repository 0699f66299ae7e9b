import type { ComponentProps } from 'react';
import { choicesOf, type ActivityValues } from '@/components/activity/model/activity-form';
import type { ControlOf } from '@/components/form/use-form';
import { ChoiceField } from '@/components/ui/form-field';
import type { ActivityRules } from '@/content/schema/activity-rules';

interface CategoryFieldProps extends Pick<ComponentProps<typeof ChoiceField>, 'hint'> {
  control: ReturnType<ControlOf<keyof ActivityValues>>;
  values: Readonly<ActivityValues>;
  set: (field: keyof ActivityValues, value: string) => void;
  rules: ActivityRules;
}

/** The category. Another one clears what was stated for the category before and does not apply any more. */
export function CategoryField({ control, values, set, rules, hint }: CategoryFieldProps) {
  const names = rules.categories.map(({ name }) => name);
  // An activity of earlier rules can have a category that is gone.
  const known = values.category && !names.includes(values.category) ? [values.category] : [];
  const change = (name: string) => {
    set('category', name);
    const next = choicesOf(name, rules);
    if (values.level && !next.levels.includes(values.level)) set('level', '');
    if (values.hours && !next.needsHours) set('hours', '');
    const [only = '', ...others] = next.proofs;
    if (!next.proofs.includes(values.proof)) set('proof', others.length === 0 ? only : '');
  };
  return (
    <ChoiceField
      {...control}
      label="Category"
      required
      hint={hint}
      onChange={(event) => change(event.currentTarget.value)}
      options={[
        { value: '', text: 'Choose one' },
        ...[...names, ...known].map((value) => ({ value, text: value })),
      ]}
    />
  );
}
