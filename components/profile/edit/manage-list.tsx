'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { draftsOf } from '@/lib/form/form-draft';
import { workspace } from '@/lib/store/device';
import { orderChange } from '@/lib/store/overlay';
import type { StoredRecords } from '@/lib/store/record';
import { useRecords } from '@/lib/store/use-records';
import { announce } from '@/lib/toast/announce';
import {
  profileLists,
  titleOf,
  type ProfileItem,
  type ProfileList,
  restoreRecords,
  removeRecord,
} from './profile-list';
import { ArrowDownIcon, ArrowUpIcon, TrashIcon } from '@heroicons/react/20/solid';
import { RecordPicture } from '@/components/profile/cards/record-picture';

interface Arrangement {
  /** The ids shown, in their order. */
  shown: readonly string[];
  /** The ids of the college's list, including those hidden on this device. */
  content: readonly string[];
  stored?: readonly string[] | undefined;
}

/**
 * The order after a record swaps with the shown record before it (-1) or after it (1). A removed record keeps its
 * position, so that it can be restored there. Null if there is no neighbour.
 */
export function movedOrder(
  { shown, content, stored }: Arrangement,
  id: string,
  step: -1 | 1,
): string[] | null {
  const neighbour = shown[shown.indexOf(id) + step];
  if (!shown.includes(id) || neighbour === undefined) return null;
  const known = new Set([...shown, ...content]);
  const base = (stored?.length ? stored : content).filter((other) => known.has(other));
  const order = [...shown.filter((other) => !base.includes(other)), ...base];
  return order.map((other) => (other === id ? neighbour : other === neighbour ? id : other));
}

type RowAction = 'edit' | 'up' | 'down' | 'remove';

interface ManageRowProps {
  item: ProfileItem;
  /** True if its form has an unsaved draft. */
  drafted: boolean;
  first: boolean;
  last: boolean;
  actions: Record<RowAction, () => void>;
  /** Identifies a button so that its focus can be restored. */
  focusTargetOf: (action: RowAction) => string;
}

const iconClass = 'size-5';

/** A record in the list dialog, with its origin and its four buttons. */
function ManageRow({ item, drafted, first, last, actions, focusTargetOf }: ManageRowProps) {
  const title = titleOf(item);
  const origin = item.origin === 'device' ? 'on this device' : 'changed on this device';
  const badges = [item.changed && origin, drafted && 'not saved yet'].filter(Boolean).join(', ');
  const button = (action: RowAction, name: string, idle = false) => ({
    'data-focus-target': focusTargetOf(action),
    'aria-label': name,
    'aria-disabled': idle || undefined,
    onClick: actions[action],
  });
  const move = 'aria-disabled:text-muted aria-disabled:opacity-40';
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0">
      <RecordPicture
        record={item}
        name={title}
        className="size-10 shrink-0 rounded-control object-cover"
      />
      <p className="min-w-0 grow basis-40">
        <span className="font-semibold">{title}</span>
        {badges && <span className="block text-small text-muted">{badges}</span>}
      </p>
      <div className="ms-auto flex gap-1.5">
        <Button {...button('edit', `Edit ${title}`)}>Edit</Button>
        <Button variant="icon" {...button('up', `Move ${title} up`, first)} className={move}>
          <ArrowUpIcon className={iconClass} aria-hidden="true" />
        </Button>
        <Button variant="icon" {...button('down', `Move ${title} down`, last)} className={move}>
          <ArrowDownIcon className={iconClass} aria-hidden="true" />
        </Button>
        <Button variant="icon" {...button('remove', `Remove ${title}`)}>
          <TrashIcon className={iconClass} aria-hidden="true" />
        </Button>
      </div>
    </li>
  );
}

interface ManageListProps {
  list: ProfileList;
  items: readonly ProfileItem[];
  content: readonly string[];
  drafts: StoredRecords<'drafts'>;
  /** The draft key of a record, or of a new one for null. */
  draftOf: (id: string | null) => string;
  /** The record that was just in the form: focus returns to its button. Null for a new one, undefined for none. */
  focusOn: string | null | undefined;
  onEdit: (id: string) => void;
  onAdd: () => void;
}

/** The records of a list, each with its actions. */
export function ManageList(props: ManageListProps) {
  const { list, items, content, drafts, draftOf, focusOn, onEdit, onAdd } = props;
  const { singular } = profileLists[list];
  const container = useRef<HTMLDivElement>(null);
  const [focusTarget, setFocusTarget] = useState({
    at:
      focusOn === undefined ? undefined : focusOn === null ? 'add' : toFocusTarget(focusOn, 'edit'),
  });
  const stored = useRecords('orders').get(list)?.ids;
  const hidden = [...useRecords(list).values()]
    .filter(({ id, removed }) => removed && content.includes(id))
    .map(({ id }) => id);

  // Runs after the list renders, because a record that was moved or removed may have had the focus.
  useEffect(() => {
    if (!focusTarget.at) return;
    const find = (at: string) =>
      container.current?.querySelector<HTMLElement>(`[data-focus-target="${at}"]`);
    (find(focusTarget.at) ?? find('add'))?.focus();
  }, [focusTarget]);

  async function move(item: ProfileItem, step: -1 | 1) {
    const shown = items.map(({ id }) => id);
    const order = movedOrder({ shown, content, stored }, item.id, step);
    setFocusTarget({ at: toFocusTarget(item.id, step === -1 ? 'up' : 'down') });
    if (!order) return;
    const position = shown.indexOf(item.id) + step + 1;
    await workspace.write([orderChange(list, order)]);
    announce(`${titleOf(item)} moved to position ${position} of ${items.length}.`);
  }

  async function remove(item: ProfileItem, index: number) {
    const next = items[index + 1] ?? items[index - 1];
    setFocusTarget({ at: next ? toFocusTarget(next.id, 'remove') : 'add' });
    const begun = draftsOf(drafts, draftOf(item.id));
    await removeRecord(list, item, begun, () =>
      setFocusTarget({ at: toFocusTarget(item.id, 'edit') }),
    );
  }

  const actionsOf = (item: ProfileItem, index: number): Record<RowAction, () => void> => ({
    edit: () => onEdit(item.id),
    // The workspace shows the error of a failed write.
    up: () => void move(item, -1).catch(() => {}),
    down: () => void move(item, 1).catch(() => {}),
    remove: () => void remove(item, index).catch(() => {}),
  });

  return (
    <div ref={container} className="grid gap-4">
      {items.length === 0 && <p className="py-4 text-center text-muted">This list is empty.</p>}
      <ul className="divide-y divide-line empty:hidden">
        {items.map((item, index) => (
          <ManageRow
            key={item.id}
            item={item}
            drafted={draftsOf(drafts, draftOf(item.id)).length > 0}
            first={index === 0}
            last={index === items.length - 1}
            actions={actionsOf(item, index)}
            focusTargetOf={(action) => toFocusTarget(item.id, action)}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="primary" data-focus-target="add" onClick={onAdd}>
          Add {singular}
        </Button>
        {hidden.length > 0 && (
          <Button
            onClick={() => {
              setFocusTarget({ at: 'add' });
              void restoreRecords(list, hidden).catch(() => {});
            }}
          >
            {`Put back ${hidden.length} removed`}
          </Button>
        )}
      </div>
      <p className="text-small text-muted">The college’s own record does not change.</p>
    </div>
  );
}

/** Identifies a button of a row so that its focus can be restored. */
function toFocusTarget(id: string, action: RowAction): string {
  return `${action}:${id}`;
}
