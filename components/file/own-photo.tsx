'use client';

import type { ComponentProps } from 'react';
import { usePhoto } from '@/lib/store/use-list';
import { StoredPicture } from './stored-picture';

/** The student's photo: the one chosen on this device, or the college's. */
export function OwnPhoto(props: Omit<ComponentProps<typeof StoredPicture>, 'picture'>) {
  return <StoredPicture {...props} picture={usePhoto()} />;
}
