'use client';

import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { draftsOf } from '@/lib/form/form-draft';
import { workspace } from '@/lib/store/device';
import { orderOf } from '@/lib/store/overlay';
import type { Kept } from '@/lib/store/record';
import { movedOrder } from '@/lib/store/reorder';
import { useRecords } from '@/lib/store/use-records';
import { announce } from '@/lib/toast/announce';
import { ManageRow, type RowDeed } from './manage-row';
import { profileLists, titleOf, type ProfileItem, type ProfileList } from './profile-list';
import { putBack, removeRecord } from './save-record';

interface ManageListProps {
  list: ProfileList;
  items: readonly ProfileItem[];
  content: readonly string[];
  drafts: Kept<'drafts'>;
  /** What the drafts of a record are for, or those of a new one. */
  draftOf: (id: string | null) => string;
  /** The record that was just in the form: the focus goes back to its button. Null is a new one, undefined none. */
  focusOn: string | null | undefined;
  onEdit: (id: string) => void;
  onAdd: () => void;
}

/** The records of a list, each with what can be done with it. */
export function ManageList(props: ManageListProps) {
  const { list, items, content, drafts, draftOf, focusOn, onEdit, onAdd } = props;
  const { one } = profileLists[list];
  const place = useRef<HTMLDivElement>(null);
  const [aim, setAim] = useState({
    at: focusOn === undefined ? undefined : focusOn === null ? 'add' : toAim(focusOn, 'edit'),
  });
  const kept = useRecords('orders').get(list)?.ids;
  const hidden = [...useRecords(list).values()]
    .filter(({ id, removed }) => removed && content.includes(id))
    .map(({ id }) => id);

  // After the list is drawn: what was moved or taken out may have taken the focus with it.
  useEffect(() => {
    if (!aim.at) return;
    const find = (at: string) => place.current?.querySelector<HTMLElement>(`[data-aim="${at}"]`);
    (find(aim.at) ?? find('add'))?.focus();
  }, [aim]);

  async function move(item: ProfileItem, step: -1 | 1) {
    const shown = items.map(({ id }) => id);
    const order = movedOrder({ shown, content, kept }, item.id, step);
    setAim({ at: toAim(item.id, step === -1 ? 'up' : 'down') });
    if (!order) return;
    const position = shown.indexOf(item.id) + step + 1;
    await workspace.write([orderOf(list, order)]);
    announce(`${titleOf(item)} moved to position ${position} of ${items.length}.`);
  }

  async function remove(item: ProfileItem, index: number) {
    const next = items[index + 1] ?? items[index - 1];
    setAim({ at: next ? toAim(next.id, 'remove') : 'add' });
    const begun = draftsOf(drafts, draftOf(item.id));
    await removeRecord(list, item, begun, () => setAim({ at: toAim(item.id, 'edit') }));
  }

  const deeds = (item: ProfileItem, index: number): Record<RowDeed, () => void> => ({
    edit: () => onEdit(item.id),
    // A failure is told by the workspace itself.
    up: () => void move(item, -1).catch(() => {}),
    down: () => void move(item, 1).catch(() => {}),
    remove: () => void remove(item, index).catch(() => {}),
  });

  return (
    <div ref={place} className="grid gap-4">
      {items.length === 0 && (
        <p className="py-4 text-center text-muted">Nothing is in this list.</p>
      )}
      <ul className="divide-y divide-line empty:hidden">
        {items.map((item, index) => (
          <ManageRow
            key={item.id}
            item={item}
            drafted={draftsOf(drafts, draftOf(item.id)).length > 0}
            first={index === 0}
            last={index === items.length - 1}
            deeds={deeds(item, index)}
            aimOf={(deed) => toAim(item.id, deed)}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5">
        <button type="button" data-aim="add" onClick={onAdd} className={buttonClass('primary')}>
          Add {one}
        </button>
        {hidden.length > 0 && (
          <button
            type="button"
            onClick={() => {
              setAim({ at: 'add' });
              void putBack(list, hidden).catch(() => {});
            }}
            className={buttonClass()}
          >
            {`Put back ${hidden.length} removed`}
          </button>
        )}
      </div>
      <p className="text-small text-muted">
        What you change here is kept on this device. The record of the college stays as it is.
      </p>
    </div>
  );
}

/** Names a button of a row, so that the focus finds it again. */
function toAim(id: string, deed: RowDeed): string {
  return `${deed}:${id}`;
}
