'use client';

import { useRef } from 'react';
import { KeptPicture } from '@/components/portal/kept-picture';
import { buttonClass } from '@/components/ui/button';
import { fileClass, FormField } from '@/components/ui/form-field';

interface PictureFieldProps {
  id: string;
  image: Parameters<typeof KeptPicture>[0]['image'];
  picture: string | null | undefined;
  name: string;
  wide: boolean;
  mistake: string | undefined;
  onChoose: (file: File | null) => void;
  /** Takes the device's picture away; undefined where there is none. */
  onRemove: (() => void) | undefined;
}

/** The optional picture of a record: seen, chosen and taken away. */
export function PictureField({
  id,
  image,
  picture,
  name,
  wide,
  mistake,
  onChoose,
  onRemove,
}: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[auto_1fr]">
      <KeptPicture
        key={picture}
        image={image}
        picture={picture}
        alt=""
        name={name}
        className={`rounded-control border border-line object-cover ${wide ? 'aspect-video w-36' : 'size-20'}`}
      />
      <div className="grid min-w-0 gap-2.5">
        <FormField
          ref={input}
          id={id}
          label="Picture (optional)"
          hint="JPEG, PNG, WebP, AVIF or GIF, up to 10 MB. Kept at 512 pixels."
          mistake={mistake}
          type="file"
          accept="image/*"
          className={fileClass}
          onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0] ?? null)}
        />
        {onRemove && (
          <button
            type="button"
            onClick={() => {
              if (input.current) input.current.value = '';
              input.current?.focus();
              onRemove();
            }}
            className={`${buttonClass()} justify-self-start`}
          >
            Remove picture
          </button>
        )}
      </div>
    </div>
  );
}
