'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { workspace } from '@/lib/workspace/device';
import { now, put, remove, type Change, type Records } from '@/lib/workspace/record';
import type { Values } from './profile-list';

/** How long nobody types before what is entered is kept, in milliseconds. */
const pause = 500;

/** The field of a draft that names its picture. */
export const pictureField = 'picture';

/** Set in a draft whose record shall lose the picture that is kept with it. */
export const withoutPicture = 'without-picture';

/** The values of a form, kept on the device as they are entered, so that closing the form loses nothing. */
export function useDraft(id: string, initial: Values, kept: Records['drafts'] | undefined) {
  const [values, setValues] = useState<Values>(() => ({ ...initial, ...kept?.fields }));
  const [restored, setRestored] = useState(kept !== undefined);
  const [start] = useState(initial);
  const unkept = useRef<Values | null>(null);

  const keep = useCallback(
    (more: readonly Change[] = []) => {
      const entered = unkept.current;
      unkept.current = null;
      if (entered) write([...more, draftOf(id, entered, start)]);
    },
    [id, start],
  );

  useEffect(() => () => keep(), [keep]);
  useEffect(() => {
    const timer = setTimeout(keep, pause);
    return () => clearTimeout(timer);
  }, [values, keep]);

  const enter = (next: Values, more?: readonly Change[]) => {
    unkept.current = next;
    setValues(next);
    if (more) keep(more);
  };
  /** What takes the draft away; nothing of it is kept after this. */
  const settle = (): Change => {
    unkept.current = null;
    return remove('drafts', id);
  };
  /** Empties the form to what it started with. */
  const startOver = () => {
    const file = values[pictureField];
    write([settle(), ...(file ? [remove('files', file)] : [])]);
    setValues(start);
    setRestored(false);
  };
  return { values, restored, enter, settle, startOver };
}

/** A failure is told by the workspace itself; what is entered stays in the form. */
function write(changes: readonly Change[]): void {
  workspace.write(changes).catch(() => {});
}

function draftOf(id: string, values: Values, start: Values): Change {
  const fields = { ...values };
  if (Object.entries(fields).every(([name, value]) => value === (start[name] ?? '')))
    return remove('drafts', id);
  return put('drafts', { id, at: now(), fields, file: fields[pictureField] || null });
}
