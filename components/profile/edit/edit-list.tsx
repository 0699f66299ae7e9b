'use client';

import type { ReactNode } from 'react';
import { cornerLinkClass } from '@/components/ui/button';
import { OnDemand } from '@/components/ui/on-demand';
import type { ListDialogProps } from './list-dialog';

type ListProps = Omit<ListDialogProps, 'adding'> & {
  /** Fetches the whole of the list. */
  ready: () => Promise<unknown>;
};

const dialogAfter = (ready: ListProps['ready']) => async () => {
  const [part] = await Promise.all([import('./list-dialog'), ready()]);
  return part.ListDialog;
};

/** The look of a button in a card's corner: as high as others, in no more room than the heading has. */
const cornerButton = `${cornerLinkClass} -my-2 min-h-10! px-1.5 pointer-coarse:min-h-11!`;

/** Opens the dialog in which a list is edited. */
export function EditList({ list, ready, ...given }: ListProps) {
  return (
    <OnDemand
      load={dialogAfter(ready)}
      given={{ ...given, list }}
      name={list}
      label={`Edit ${words[list].all}`}
      className={cornerButton}
    >
      Edit
    </OnDemand>
  );
}

interface AddToListProps extends ListProps {
  className?: string;
  children: ReactNode;
}

/** Opens the form of a new record of a list. */
export function AddToList({ className = cornerButton, children, ready, ...given }: AddToListProps) {
  return (
    <OnDemand
      load={dialogAfter(ready)}
      given={{ ...given, adding: true }}
      label={words[given.list].add}
      className={className}
    >
      {children}
    </OnDemand>
  );
}

const words = {
  achievements: { all: 'achievements', add: 'Add achievement' },
  projects: { all: 'projects', add: 'Add Project' },
  entries: { all: 'activities and internships', add: 'Add activity or internship' },
} as const;

/** What stands in the corner of a list's card. */
export function ListCorner({ add, ...given }: ListProps & { add?: string }) {
  return (
    <div className="-me-1.5 ms-auto flex gap-1.5 print:hidden">
      <EditList {...given} />
      {add && <AddToList {...given}>{add}</AddToList>}
    </div>
  );
}
