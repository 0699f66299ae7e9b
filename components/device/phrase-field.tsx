import { FormField } from '@/components/ui/form-field';

interface PhraseFieldProps {
  id: string;
  label: string;
  hint?: string;
  error: string | null;
  value: string;
  /** Shows what is typed. */
  shown: boolean;
  /** `new-password` for a new pass phrase. */
  autoComplete: 'new-password' | 'current-password';
  onChange: (value: string) => void;
}

/** A field for a pass phrase. */
export function PhraseField({ shown, onChange, ...field }: PhraseFieldProps) {
  return (
    <FormField
      {...field}
      type={shown ? 'text' : 'password'}
      required
      autoCapitalize="none"
      spellCheck={false}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
