import { useState } from 'react';
import { limits } from '@/content/schema/limits';
import { categories, type ActivityValues } from '@/components/activity/model/activity-form';
import type { ControlOf } from '@/components/form/use-form';
import { ChoiceField, FormField, TextField } from '@/components/ui/form-field';
import { dayOf } from '@/lib/time/day';

const kinds = [
  { value: '', text: 'Choose one' },
  ...categories.map((value) => ({ value, text: value })),
];

/** The form fields of an activity, except evidence. */
export function ActivityFields({ control }: { control: ControlOf<keyof ActivityValues> }) {
  const [today] = useState(() => dayOf(new Date()));
  return (
    <>
      <FormField {...control('name')} label="Name" type="text" required autoComplete="off" />
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <ChoiceField {...control('category')} label="Category" required options={kinds} />
        <FormField
          {...control('issuer')}
          label="Issuing body"
          type="text"
          required
          autoComplete="off"
        />
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
