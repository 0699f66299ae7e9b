import { ArrowDownIcon, ArrowUpIcon, TrashIcon } from '@heroicons/react/20/solid';
import { RecordPicture } from '@/components/profile/cards/record-picture';
import { Button } from '@/components/ui/button';
import { titleOf, type ProfileItem } from './profile-list';

export type RowAction = 'edit' | 'up' | 'down' | 'remove';

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
export function ManageRow({ item, drafted, first, last, actions, focusTargetOf }: ManageRowProps) {
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
