import { useState } from 'react';
import { choicesOf, type ActivityValues } from '@/components/activity/model/activity-form';
import type { ControlOf } from '@/components/form/use-form';
import { ChoiceField, FormField, TextField } from '@/components/ui/form-field';
import type { ActivityRules } from '@/content/schema/activity-rules';
import { limits } from '@/content/schema/limits';
import { dayOf } from '@/lib/time/day';

interface ActivityFieldsProps {
  control: ControlOf<keyof ActivityValues>;
  values: Readonly<ActivityValues>;
  set: (field: keyof ActivityValues, value: string) => void;
  rules: ActivityRules;
}

const toOptions = (names: readonly string[]) => [
  { value: '', text: 'Choose one' },
  ...names.map((value) => ({ value, text: value })),
];

/** The form fields of an activity, except evidence. Those that its category does not need are left out. */
export function ActivityFields({ control, values, set, rules }: ActivityFieldsProps) {
  const [today] = useState(() => dayOf(new Date()));
  const { category, levels, needsLevel, needsHours, proofs } = choicesOf(values.category, rules);
  const offered = values.category ? proofs : [...new Set(rules.categories.flatMap(proofsOf))];
  return (
    <>
      <FormField {...control('name')} label="Name" type="text" required autoComplete="off" />
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <CategoryField
          control={control('category')}
          values={values}
          set={set}
          rules={rules}
          hint={category?.note}
        />
        <FormField
          {...control('issuer')}
          label="Organiser"
          type="text"
          required
          autoComplete="off"
        />
        {levels.length > 0 && (
          <ChoiceField {...control('level')} label="Level" required options={toOptions(levels)} />
        )}
        {needsLevel && levels.length === 0 && (
          <FormField {...control('level')} label="Level" type="text" required autoComplete="off" />
        )}
        {needsHours && (
          <FormField
            {...control('hours')}
            label="Hours"
            type="text"
            required
            inputMode="decimal"
            autoComplete="off"
          />
        )}
        {offered.length > 0 && (
          <ChoiceField {...control('proof')} label="Proof" required options={toOptions(offered)} />
        )}
        <FormField {...control('date')} label="Date" type="date" required max={today} />
        <FormField
          {...control('credits')}
          label={`Credits (optional, 0 to ${limits.activity.credits})`}
          type="text"
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
      <TextField
        {...control('note')}
        label={`Note (optional, up to ${limits.activity.note} characters)`}
        className="min-h-20 px-3 py-2"
      />
    </>
  );
}

const proofsOf = ({ proof }: ActivityRules['categories'][number]) => proof ?? [];

interface CategoryFieldProps extends Omit<ActivityFieldsProps, 'control'> {
  control: ReturnType<ActivityFieldsProps['control']>;
  hint: string | undefined;
}

/** The category. Another one clears what was stated for the category before and does not apply any more. */
function CategoryField({ control, values, set, rules, hint }: CategoryFieldProps) {
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
