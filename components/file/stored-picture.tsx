'use client';

import type { ComponentProps } from 'react';
import { Picture } from '@/components/ui/picture';
import { useFileUrl } from '@/lib/store/use-records';

interface StoredPictureProps {
  image?: ComponentProps<typeof Picture>['image'] | undefined;
  /** The id of the file on this device that replaces it. */
  picture?: string | null | undefined;
  /** Empty if the text next to it says the same. */
  alt?: string;
  /** Without a picture, its first letter is shown. */
  name: string;
  className: string;
  eager?: boolean;
}

export function StoredPicture({ image, picture, alt, name, className, eager }: StoredPictureProps) {
  const url = useFileUrl(picture);
  if (url) {
    const storedImage = { src: url, width: 512, height: 512, alt: alt ?? image?.alt ?? '' };
    return <Picture image={storedImage} className={className} />;
  }
  if (image && !picture) return <Picture image={image} eager={eager} className={className} />;
  return (
    <span
      aria-hidden="true"
      className={`inline-flex items-center justify-center bg-brand-soft font-display text-title font-semibold text-brand ${className}`}
    >
      {picture ? '' : name.trim().slice(0, 1).toUpperCase()}
    </span>
  );
}
