import { ChoiceField, FormField, TextField } from '@/components/ui/form-field';
import type { ProfileField } from './profile-list';

interface ProfileInputProps {
  id: string;
  field: ProfileField;
  value: string;
  error: string | undefined;
  onEnter: (value: string) => void;
}

/** A field of a profile record: one line, several lines, or a choice. */
export function ProfileInput({ id, field, value, error, onEnter }: ProfileInputProps) {
  const { name, label, hint, variant = 'line', maxLength, options } = field;
  const limit = options ? '' : `Up to ${maxLength} characters.`;
  const shared = {
    id,
    name,
    label,
    hint: [hint, limit].filter(Boolean).join(' '),
    value,
    error,
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onEnter(currentTarget.value),
  };
  if (options) return <ChoiceField {...shared} options={options} />;
  const required = field.requiredMessage !== undefined;
  if (variant === 'lines') return <TextField {...shared} required={required} />;
  return (
    <FormField
      {...shared}
      required={required}
      type={variant === 'address' ? 'url' : 'text'}
      spellCheck={variant === 'line'}
    />
  );
}
