'use client';

import { Picture } from '@/components/ui/picture';
import type { Student } from '@/content/schema/student/student';
import { useFileUrl } from '@/lib/store/use-records';

interface StoredPictureProps {
  /** The college's picture, if there is one. */
  image?: Student['photo'] | undefined;
  /** The file kept on this device that takes its place, if there is one. */
  picture?: string | null | undefined;
  /** What it shows; empty where the text beside it says the same. */
  alt?: string;
  /** Stands for a picture where there is none: its first letter is shown. */
  name: string;
  className: string;
  eager?: boolean;
}

/** A picture from this device, or the college's, or the first letter of a name. */
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
