import { choicesOf, type ActivityValues } from '@/components/activity/model/activity-form';
import type { ControlOf } from '@/components/form/use-form';
import { ChoiceField, FormField } from '@/components/ui/form-field';
import type { ActivityRules } from '@/content/schema/activity-rules';

type RuleField = 'category' | 'level' | 'hours' | 'proof';

interface RuleFieldsProps {
  control: (field: RuleField) => ReturnType<ControlOf<string>>;
  values: Readonly<Pick<ActivityValues, RuleField>>;
  rules: ActivityRules;
}

interface CategoryFieldProps extends RuleFieldsProps {
  set: (field: RuleField, value: string) => void;
  hint?: string | undefined;
  /** Returns the proof once another category is chosen, which accepts these. */
  proofAfter: (proofs: readonly string[]) => string;
}

export const toOptions = (names: readonly string[]) => [
  { value: '', text: 'Choose one' },
  ...names.map((value) => ({ value, text: value })),
];

/** The category. Another one clears what was stated for the category before and does not apply any more. */
export function CategoryField({
  control,
  values,
  set,
  rules,
  hint,
  proofAfter,
}: CategoryFieldProps) {
  const names = rules.categories.map(({ name }) => name);
  // What was stated by earlier rules can have a category that is gone.
  const known = values.category && !names.includes(values.category) ? [values.category] : [];
  const change = (name: string) => {
    set('category', name);
    const next = choicesOf(name, rules);
    if (values.level && !next.levels.includes(values.level)) set('level', '');
    if (values.hours && !next.needsHours) set('hours', '');
    set('proof', proofAfter(next.proofs));
  };
  return (
    <ChoiceField
      {...control('category')}
      label="Category"
      required
      hint={hint}
      onChange={(event) => change(event.currentTarget.value)}
      options={toOptions([...names, ...known])}
    />
  );
}

/** The level and the hours, if the category needs them. */
export function LevelAndHours({ control, values, rules }: RuleFieldsProps) {
  const { levels, needsLevel, needsHours } = choicesOf(values.category, rules);
  return (
    <>
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
    </>
  );
}
