'use client';

import { useEffect, useRef } from 'react';
import { toPicture, type Shape } from '@/lib/workspace/picture';
import { put, remove, type Change, type Records } from '@/lib/workspace/record';
import type { Values } from './profile-list';
import { pictureField, withoutPicture } from './use-draft';

interface PictureChoice {
  shape: Shape;
  values: Values;
  enter: (values: Values, more: readonly Change[]) => void;
  /** Told what is wrong with a chosen file, or null when nothing is. */
  onMistake: (message: string | null) => void;
}

/** The picture of a form: made ready as soon as it is chosen, and kept with the form's draft. */
export function usePictureChoice({ shape, values, enter, onMistake }: PictureChoice) {
  const latest = useRef(values);
  const making = useRef<Promise<boolean>>(undefined);
  useEffect(() => {
    latest.current = values;
  }, [values]);

  function take(next: Values, file?: Records['files']) {
    const former = latest.current[pictureField];
    latest.current = { ...latest.current, ...next };
    enter(latest.current, [
      ...(file ? [put('files', file)] : []),
      ...(former ? [remove('files', former)] : []),
    ]);
  }

  async function make(file: File): Promise<boolean> {
    const made = await toPicture(file, shape);
    const refused = typeof made === 'string';
    onMistake(refused ? made : null);
    if (!refused) take({ [pictureField]: made.id, [withoutPicture]: '' }, made);
    return !refused;
  }

  return {
    choose: (file: File | null) => {
      if (!file) return;
      const turn = make(file).finally(() => {
        if (making.current === turn) making.current = undefined;
      });
      making.current = turn;
    },
    /** Takes the chosen picture away, and with `kept` the one that the record has. */
    clear: (kept: boolean) => take({ [pictureField]: '', [withoutPicture]: kept ? 'yes' : '' }),
    /** Waits for a picture that was just chosen and gives all that is entered; null where it was refused. */
    entered: async () => ((await making.current) === false ? null : latest.current),
  };
}
