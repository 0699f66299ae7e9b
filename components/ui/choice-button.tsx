'use client';

import { useState } from 'react';
import type { ChoiceProps } from './choice-list';
import { useLazy } from './use-lazy';

const loadList = async () => (await import('./choice-list')).ChoiceList;

/** A button whose list is loaded at the first use. Unlike a select, the arrow keys do not change its value. */
export function ChoiceButton<T extends string>(props: ChoiceProps<T>) {
  const { Component: List, ensureLoaded } = useLazy(loadList);
  const [asked, setAsked] = useState(false);
  const show = async () => {
    setAsked(true);
    if (!(await ensureLoaded())) setAsked(false);
  };
  if (List) return <List {...props} />;
  return (
    <button
      type="button"
      aria-label={props.label}
      aria-haspopup="listbox"
      aria-expanded="false"
      aria-busy={asked || undefined}
      onClick={() => void show()}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        void show();
      }}
      className={props.className}
    >
      {props.children}
    </button>
  );
}
