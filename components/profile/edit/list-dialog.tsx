'use client';

import { useEffect, useState } from 'react';
import { useLast } from '@/components/form/use-last';
import { ToastRegion } from '@/components/page/toast-region';
import { Dialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { workspace } from '@/lib/store/device';
import { useRecords } from '@/lib/store/use-records';
import { ManageList } from './manage-list';
import { profileLists, titleOf, type ProfileItem, type ProfileList } from './profile-list';
import { RecordForm } from './record-form';

export interface ListDialogProps {
  list: ProfileList;
  /** The list as it is shown. */
  items: readonly ProfileItem[];
  /** The ids in the college's list. */
  content: readonly string[];
  /** True if it opens with the form for a new record and closes when that form is saved. */
  adding?: boolean;
}

/** The record in the form: null for the list without a form, a new record, or the record with this id. */
type Shown = null | 'new' | { id: string };

/** Adds, edits, moves and removes records of a profile list. Nothing leaves the device. */
export function ListDialog(props: ListDialogProps & LazyDialogProps) {
  const { list, items, content, adding = false, onClose } = props;
  const { title, singular, draftPrefix } = profileLists[list];
  const drafts = useRecords('drafts');
  const [ready, setReady] = useState(false);
  const [shown, setShown] = useState<Shown>(adding ? 'new' : null);
  const [back, setBack] = useState<string | null>();
  useEffect(() => void workspace.load('drafts').then(() => setReady(true)), []);

  const found =
    (typeof shown === 'object' && items.find(({ id }) => id === shown?.id)) || undefined;
  const last = useLast(found);
  // The form keeps showing its record after the record is removed.
  const item = (typeof shown === 'object' && last?.id === shown?.id && last) || null;
  const draftOf = (id: string | null) => (id ? `${draftPrefix}:${id}` : `${draftPrefix}-new`);
  const leave = (id: string | null) => {
    setBack(id);
    setShown(null);
  };
  const inForm = shown === 'new' || item !== null;
  const heading = item ? `Edit ${titleOf(item)}` : inForm ? `Add ${singular}` : title;
  const draftId = draftOf(item?.id ?? null);
  return (
    <Dialog title={heading} steady onClose={onClose}>
      {!ready ? (
        <div aria-busy="true" className="h-40" />
      ) : inForm ? (
        <RecordForm
          key={draftId}
          list={list}
          item={item}
          gone={item !== null && !found}
          newDraftId={draftOf(null)}
          draftId={draftId}
          onLeave={adding ? undefined : leave}
        />
      ) : (
        <ManageList
          list={list}
          items={items}
          content={content}
          drafts={drafts}
          draftOf={draftOf}
          focusOn={back}
          onEdit={(id) => setShown({ id })}
          onAdd={() => setShown('new')}
        />
      )}
      <ToastRegion placement="dialog" urgentOnly={inForm} />
    </Dialog>
  );
}
