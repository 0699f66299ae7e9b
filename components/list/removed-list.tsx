import { workspace } from '@/lib/store/device';
import { restoreInList } from '@/lib/store/overlay';
import { useRecords } from '@/lib/store/use-records';
import { DisclosureList, DisclosureRow } from './disclosure-list';

interface RemovedListProps {
  store: 'activities' | 'assignments';
  /** The college's records of this list. */
  published: readonly { id: string; name: string }[];
}

/** The college's records that were removed from a list on this device, each with a button to put it back. */
export function RemovedList({ store, published }: RemovedListProps) {
  const stored = useRecords(store);
  const removed = published.filter(({ id }) => stored.get(id)?.removed);
  if (removed.length === 0) return null;
  return (
    <DisclosureList
      summary={`Removed from the list (${removed.length})`}
      className="border-t border-line pt-2"
    >
      {removed.map(({ id, name }) => (
        <DisclosureRow
          key={id}
          name={name}
          target={name}
          actions={{
            'Put back': (button) => {
              button.closest('details')?.querySelector('summary')?.focus();
              void workspace.write([restoreInList(store, id)]).catch(() => {});
            },
          }}
        />
      ))}
    </DisclosureList>
  );
}
