import { useRef } from 'react';
import type { ControlOf } from '@/components/form/use-form';
import { RecordPicture } from '@/components/profile/cards/record-picture';
import { Button } from '@/components/ui/button';
import { ChoiceField, FormField, TextField } from '@/components/ui/form-field';
import type { OwnProject } from '@/lib/store/use-list';
import { PictureInput } from './picture-input';
import type { ProfileField } from './profile-list';

interface PictureFieldProps {
  id: string;
  /** The college's picture and this device's picture. */
  record: Pick<OwnProject, 'image' | 'picture'>;
  name: string;
  wide: boolean;
  error: string | undefined;
  onChoose: (file: File | null) => void;
  /** Removes this device's picture; undefined when there is none. */
  onRemove: (() => void) | undefined;
}

/** Shows, chooses and removes the optional picture of a record. */
export function PictureField({
  id,
  record,
  name,
  wide,
  error,
  onChoose,
  onRemove,
}: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[auto_1fr]">
      <RecordPicture
        key={record.picture}
        record={record}
        name={name}
        className={`rounded-control border border-line object-cover ${wide ? 'aspect-video w-36' : 'size-20'}`}
      />
      <div className="grid min-w-0 gap-2.5">
        <PictureInput
          ref={input}
          id={id}
          label="Picture (optional)"
          error={error}
          onChoose={onChoose}
        />
        {onRemove && (
          <Button
            onClick={() => {
              if (input.current) input.current.value = '';
              input.current?.focus();
              onRemove();
            }}
            className="self-start justify-self-start"
          >
            Remove picture
          </Button>
        )}
      </div>
    </div>
  );
}

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
