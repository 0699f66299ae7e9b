import type { Ref } from 'react';
import { fileClass, FormField } from '@/components/ui/form-field';

interface PictureInputProps {
  ref?: Ref<HTMLInputElement>;
  id: string;
  label: string;
  error: string | null | undefined;
  onChoose: (file: File | null) => void;
}

/** A picture field for choosing or dropping a file. */
export function PictureInput({ onChoose, ...field }: PictureInputProps) {
  return (
    <FormField
      {...field}
      hint="JPEG, PNG, WebP, AVIF or GIF, up to 10 MB. Choose a file or drop it here."
      type="file"
      accept="image/*"
      className={fileClass}
      onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0] ?? null)}
    />
  );
}
