'use client';

import { useRef } from 'react';
import { RecordPicture } from '@/components/profile/cards/record-picture';
import { Button } from '@/components/ui/button';
import type { OwnProject } from '@/lib/store/use-list';
import { PictureInput } from './picture-input';

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
            className="justify-self-start"
          >
            Remove picture
          </Button>
        )}
      </div>
    </div>
  );
}
