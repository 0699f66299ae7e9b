'use client';

import type { ReactNode } from 'react';
import { cornerLinkClass } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import type { ListDialogProps } from './list-dialog';

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
