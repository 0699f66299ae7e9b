import type { ControlOf } from '@/components/form/use-form';
import { ChoiceField, FormField, TextField } from '@/components/ui/form-field';
import type { ProfileField } from './profile-list';

interface ProfileInputProps extends ReturnType<ControlOf<string>> {
  field: ProfileField;
}

/** A field of a profile record: one line, several lines, or a choice. */
export function ProfileInput({ field, ...control }: ProfileInputProps) {
  const { label, hint, variant = 'line', maxLength, options, required } = field;
  const limit = options ? '' : `Up to ${maxLength} characters.`;
  const shared = {
    ...control,
    label,
    hint: [hint, limit].filter(Boolean).join(' '),
    autoComplete: 'off',
  };
  if (options) return <ChoiceField {...shared} options={options} />;
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
