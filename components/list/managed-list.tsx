'use client';

import { useRef, type ComponentType, type ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { restoreFocus } from '@/components/ui/restore-focus';
import { RecordList, type RecordItem } from './record-list';
import { useManaged } from './use-managed';

/** What the dialog of one record is given. */
export interface ManagedDialogProps<R> {
  /** Undefined once it is gone, here or in another tab. */
  record: R | undefined;
  onClose: () => void;
}

interface ManagedListProps<R, P> {
  /** The accessible name of the list. */
  label: string;
  records: readonly R[];
  /** All there are, where those are the beginning. */
  all?: readonly R[];
  toItem: (record: R) => RecordItem;
  /** What the button of an entry says. */
  verb: string;
  /** Fetches the dialog of one record. */
  load: () => Promise<ComponentType<P & ManagedDialogProps<R>>>;
  /** What the dialog is given besides. */
  props: P;
  /** What stands there while there are no entries. */
  empty: ReactNode;
}

/** A list whose entries each have a dialog, which is fetched on demand and outlives its entry. */
export function ManagedList<R extends { id: string }, P extends object>({
  label,
  records,
  all = records,
  toItem,
  verb,
  load,
  props,
  empty,
}: ManagedListProps<R, P>) {
  const container = useRef<HTMLDivElement>(null);
  const { managed, Dialog, manage, close } = useManaged(load);
  const items = records.map((record) => {
    const item = toItem(record);
    return {
      ...item,
      action: (
        <button
          type="button"
          aria-label={`${verb} ${item.title}`}
          aria-haspopup="dialog"
          onClick={() => manage(record.id)}
          className={`${buttonClass()} no-js:hidden`}
        >
          {verb}
        </button>
      ),
    };
  });
  const leave = () => {
    close();
    restoreFocus(() => container.current);
  };
  return (
    <div ref={container} tabIndex={-1} className="rounded-card">
      <RecordList label={label} items={items} empty={empty} />
      {managed !== null && Dialog && (
        <Dialog {...props} record={all.find(({ id }) => id === managed)} onClose={leave} />
      )}
    </div>
  );
}
