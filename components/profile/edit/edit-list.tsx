'use client';

import type { ReactNode } from 'react';
import { useShown } from '@/components/list/use-shown';
import { cornerLinkClass } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import { useList, type ContentOf } from '@/lib/store/use-list';
import type { ListDialogProps } from './list-dialog';
import type { ProfileList } from './profile-list';

type ListProps = Omit<ListDialogProps, 'adding'>;

const load = async () => (await import('./list-dialog')).ListDialog;

/** A button in a card's corner: as tall as other buttons, without making the heading row taller. */
const cornerButtonClass = `${cornerLinkClass} -my-2 min-h-10! px-1.5 pointer-coarse:min-h-11!`;

/** Opens the dialog in which a list is edited. */
function EditList({ list, ...props }: ListProps) {
  return (
    <LazyDialogButton
      load={load}
      props={{ ...props, list }}
      name={list}
      label={`Edit ${labels[list].all}`}
      className={cornerButtonClass}
    >
      Edit
    </LazyDialogButton>
  );
}

interface AddToListProps extends ListProps {
  className?: string;
  children: ReactNode;
}

/** Opens the form that adds a record to a list. */
export function AddToList({ className = cornerButtonClass, children, ...props }: AddToListProps) {
  return (
    <LazyDialogButton
      load={load}
      props={{ ...props, adding: true }}
      label={labels[props.list].add}
      className={className}
    >
      {children}
    </LazyDialogButton>
  );
}

const labels = {
  achievements: { all: 'achievements', add: 'Add achievement' },
  projects: { all: 'projects', add: 'Add Project' },
  entries: { all: 'activities and internships', add: 'Add activity or internship' },
} as const;

/** The buttons in the corner of a list's card. */
export function ListActions({ add, ...props }: ListProps & { add?: string }) {
  return (
    <div className="-me-1.5 ms-auto flex gap-1.5 print:hidden">
      <EditList {...props} />
      {add && <AddToList {...props}>{add}</AddToList>}
    </div>
  );
}

/** A list of the profile with this device's changes applied: what is shown of it, and the props of what edits it. */
export function useProfileList<L extends ProfileList>(list: L, content: readonly ContentOf<L>[]) {
  const items = useList(list, content);
  return {
    shown: useShown(items),
    editing: { list, items, content: content.map(({ id }) => id) },
  };
}
