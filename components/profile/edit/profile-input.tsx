import { ChoiceField, FormField, TextField } from '@/components/ui/form-field';
import type { ProfileField } from './profile-list';

interface ProfileInputProps {
  id: string;
  field: ProfileField;
  value: string;
  mistake: string | undefined;
  onEnter: (value: string) => void;
}

/** A field of a profile's record: one line, several, or a choice. */
export function ProfileInput({ id, field, value, mistake, onEnter }: ProfileInputProps) {
  const { name, label, hint, look = 'line', longest, options } = field;
  const limit = options ? '' : `Up to ${longest} characters.`;
  const shared = {
    id,
    name,
    label,
    hint: [hint, limit].filter(Boolean).join(' '),
    value,
    mistake,
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onEnter(currentTarget.value),
  };
  if (options) return <ChoiceField {...shared} options={options} />;
  const required = field.missing !== undefined;
  if (look === 'lines') return <TextField {...shared} required={required} />;
  return (
    <FormField
      {...shared}
      required={required}
      type={look === 'address' ? 'url' : 'text'}
      spellCheck={look === 'line'}
    />
  );
}
