import { ChoiceField, FormField } from '@/components/ui/form-field';
import { limits } from '@/content/schema/limits';
import { periodError } from './model/naac-file';
import { naacMetrics, naacTemplates, type NaacChoice } from './model/naac-template';

const templates = naacMetrics.map((value) => ({ value, text: naacTemplates[value].label }));

interface NaacFieldsProps {
  choice: NaacChoice;
  onChange: (change: Partial<NaacChoice>) => void;
}

/** Which template is filled, with the activities of which period. */
export function NaacFields({ choice, onChange }: NaacFieldsProps) {
  const field = (name: keyof NaacChoice, label: string) => ({
    id: `naac-${name}`,
    label,
    value: choice[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <ChoiceField {...field('metric', 'Template')} options={templates} data-autofocus />
      </div>
      <FormField {...field('from', 'First day')} type="date" />
      <FormField {...field('to', 'Last day')} type="date" error={periodError(choice)} />
      {choice.metric === '1.3.2' && (
        <>
          <FormField
            {...field('programme', 'Programme name')}
            maxLength={limits.student.program}
            autoComplete="off"
          />
          <FormField
            {...field('programmeCode', 'Programme code')}
            maxLength={limits.courseCode}
            autoComplete="off"
          />
        </>
      )}
    </div>
  );
}
