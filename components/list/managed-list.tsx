'use client';

import { useEffect, useEffectEvent, useRef, type ComponentType, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { restoreFocus } from '@/components/ui/restore-focus';
import { RecordList, type RecordItem } from './record-list';
import { RowButton } from './row-button';
import { useManaged } from './use-managed';

export interface ManagedDialogProps<R> {
  /** Undefined once it is deleted, here or in another tab. */
  record: R | undefined;
  onClose: () => void;
}

interface ManagedListProps<R, P> {
  label: string;
  records: readonly R[];
  /** All records, if `records` is only the beginning. */
  all?: readonly R[];
  toItem: (record: R) => RecordItem;
  /** The label of each entry's button. */
  verb: string;
  /** Each entry is pressed as a whole, and the id of one in the address opens it. */
  asRows?: boolean;
  /** Loads the dialog of one record. */
  load: () => Promise<ComponentType<P & ManagedDialogProps<R>>>;
  /** Further props of the dialog. */
  props: P;
  empty: ReactNode;
}

/** A list whose entries each open a dialog, which is loaded on demand and stays open if its entry disappears. */
export function ManagedList<R extends { id: string }, P extends object>({
  label,
  records,
  all = records,
  toItem,
  verb,
  asRows = false,
  load,
  props,
  empty,
}: ManagedListProps<R, P>) {
  const container = useRef<HTMLDivElement>(null);
  const { managed, Dialog, manage, close } = useManaged(load);
  const items = records.map(toItem);
  // Two messages of one person differ in their time.
  const nameOf = ({ title, meta }: RecordItem) =>
    items.filter((other) => other.title === title).length > 1 ? [title, ...meta].join(', ') : title;
  const withButton = (item: RecordItem) => {
    const label = `${verb} ${nameOf(item)}`;
    const open = () => manage(item.id);
    const action = asRows ? (
      <RowButton label={label} onPress={open} />
    ) : (
      <Button aria-label={label} aria-haspopup="dialog" onClick={open} className="no-js:hidden">
        {verb}
      </Button>
    );
    return { ...item, action };
  };
  const openAsked = useEffectEvent(() => {
    const asked = decodeURIComponent(window.location.hash.slice(1));
    if (!asRows || !all.some(({ id }) => id === asked)) return;
    window.history.replaceState(null, '', window.location.pathname);
    manage(asked);
  });
  useEffect(() => openAsked(), [all.length]);
  const leave = () => {
    const item = items.find(({ id }) => id === managed);
    const label = item && `${verb} ${nameOf(item)}`;
    close();
    // An entry that is in another group now has a new button.
    restoreFocus(() => buttonOf(container.current, label) ?? container.current);
  };
  return (
    <div ref={container} tabIndex={-1} className="rounded-card">
      <RecordList label={label} items={items.map(withButton)} empty={empty} />
      {managed !== null && Dialog && (
        <Dialog {...props} record={all.find(({ id }) => id === managed)} onClose={leave} />
      )}
    </div>
  );
}

const buttonOf = (container: HTMLElement | null, label: string | undefined) =>
  [...(container?.querySelectorAll('button') ?? [])].find(
    (button) => button.getAttribute('aria-label') === label,
  );
