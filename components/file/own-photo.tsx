'use client';

import type { ComponentProps } from 'react';
import { usePhoto } from '@/lib/store/use-list';
import { KeptPicture } from './kept-picture';

/** The student's photo: the one that was chosen on this device, or the college's. */
export function OwnPhoto(props: Omit<ComponentProps<typeof KeptPicture>, 'picture'>) {
  return <KeptPicture {...props} picture={usePhoto()} />;
}
