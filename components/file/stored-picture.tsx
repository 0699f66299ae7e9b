'use client';

import type { ComponentProps } from 'react';
import { Picture } from '@/components/ui/picture';
import type { ShownPerson } from '@/lib/record/session-flag';
import { usePhoto } from '@/lib/store/use-list';
import { useFileUrl } from '@/lib/store/use-records';
import { initialOf } from '@/lib/text/initial';

interface StoredPictureProps {
  image?: ShownPerson['photo'] | undefined;
  /** The id of the file on this device that replaces it. */
  picture?: string | null | undefined;
  /** Empty if the text next to it says the same. */
  alt?: string;
  /** Without a picture, its first letter is shown. */
  name: string;
  /** The size of this letter. */
  letterClass?: string;
  className: string;
  eager?: boolean;
}

export function StoredPicture({
  image,
  picture,
  alt,
  name,
  letterClass = 'text-title',
  className,
  eager,
}: StoredPictureProps) {
  const url = useFileUrl(picture);
  if (url) {
    const storedImage = { src: url, width: 512, height: 512, alt: alt ?? image?.alt ?? '' };
    return <Picture image={storedImage} className={className} />;
  }
  if (image && !picture) return <Picture image={image} eager={eager} className={className} />;
  return (
    <span
      aria-hidden="true"
      data-initials={picture ? '' : initialOf(name)}
      className={`inline-flex items-center justify-center bg-brand-soft font-display font-semibold text-brand before:content-[attr(data-initials)] ${letterClass} ${className}`}
    />
  );
}

/** The student's photo: the one chosen on this device, or the college's. */
export function OwnPhoto(props: Omit<ComponentProps<typeof StoredPicture>, 'picture'>) {
  return <StoredPicture {...props} picture={usePhoto()} />;
}
