import { useState } from 'react';
import { choicesOf, type ActivityValues } from '@/components/activity/model/activity-form';
import { CategoryField, LevelAndHours, toOptions } from '@/components/activity/shared/rule-fields';
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

/** The form fields of an activity, except evidence. Those that its category does not need are left out. */
export function ActivityFields({ control, values, set, rules }: ActivityFieldsProps) {
  const [today] = useState(() => dayOf(new Date()));
  const { category, proofs } = choicesOf(values.category, rules);
  const offered = values.category ? proofs : [...new Set(rules.categories.flatMap(proofsOf))];
  return (
    <>
      <FormField {...control('name')} label="Name" type="text" required autoComplete="off" />
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <CategoryField
          {...{ control, values, set, rules }}
          hint={category?.note}
          proofAfter={(next) => proofAfter(next, values.proof)}
        />
        <FormField
          {...control('issuer')}
          label="Organiser"
          type="text"
          required
          autoComplete="off"
        />
        <LevelAndHours {...{ control, values, rules }} />
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

/** The proof if it is accepted, otherwise the only one that is. */
function proofAfter(proofs: readonly string[], proof: string): string {
  if (proofs.includes(proof)) return proof;
  return proofs.length === 1 ? (proofs[0] ?? '') : '';
}
