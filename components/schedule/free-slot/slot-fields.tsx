import { ChoiceField, FormField } from '@/components/ui/form-field';
import type { Occupancy } from '@/content/schema/schedule/occupancy';
import type { SlotForm } from './slot-form';

interface SlotFieldsProps {
  form: SlotForm;
  occupancy: Occupancy;
  wrong: { field: keyof SlotForm; problem: string } | undefined;
  onChange: (change: Partial<SlotForm>) => void;
}

const optionsOf = (named: readonly { name: string }[]) =>
  named.map(({ name }) => ({ value: name, text: name }));

/** The section, length, days and room of a make-up class. */
export function SlotFields({ form, occupancy, wrong, onChange }: SlotFieldsProps) {
  const field = (name: keyof SlotForm, label: string) => ({
    id: `free-slot-${name}`,
    label,
    value: form[name],
    error: wrong?.field === name ? wrong.problem : null,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-5">
      <ChoiceField
        {...field('section', 'Section')}
        options={optionsOf(occupancy.sections)}
        data-autofocus
      />
      <FormField {...field('duration', 'Minutes')} inputMode="numeric" />
      <FormField {...field('from', 'First day')} type="date" />
      <FormField {...field('to', 'Last day')} type="date" />
      <ChoiceField
        {...field('room', 'Room')}
        options={[{ value: '', text: 'Any room' }, ...optionsOf(occupancy.rooms)]}
      />
    </div>
  );
}
