'use client';

import { useCallback, useRef, useState } from 'react';
import { ToastRegion } from '@/components/page/toast-region';
import { Dialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { PhotoChoice, type PhotoProps } from './photo-choice';

/** Chooses, crops, stores and removes the profile photo. Nothing leaves the device. */
export function PhotoDialog({ onClose, ...photo }: PhotoProps & LazyDialogProps) {
  const unsaved = useRef(false);
  const [asked, setAsked] = useState(false);
  const noteUnsaved = useCallback((isUnsaved: boolean) => {
    unsaved.current = isUnsaved;
  }, []);
  const mayClose = () => {
    setAsked(unsaved.current);
    return !unsaved.current;
  };
  return (
    <Dialog title="Change photo" steady mayClose={mayClose} onClose={onClose}>
      <PhotoChoice
        {...photo}
        onUnsaved={noteUnsaved}
        asked={asked}
        onCancel={() => setAsked(false)}
      />
      <ToastRegion placement="dialog" urgentOnly />
    </Dialog>
  );
}
