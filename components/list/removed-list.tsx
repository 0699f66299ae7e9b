import { Button } from '@/components/ui/button';
import { workspace } from '@/lib/store/device';
import { restoreInList } from '@/lib/store/overlay';
import { useRecords } from '@/lib/store/use-records';

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
    <details className="mt-4 border-t border-line pt-2 print:hidden">
      <summary className="flex min-h-10 w-fit items-center gap-2 rounded-control pe-2 text-note font-semibold text-muted hover:text-brand pointer-coarse:min-h-11">
        Removed from the list ({removed.length})
      </summary>
      <ul className="divide-y divide-line">
        {removed.map(({ id, name }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5"
          >
            <span className="min-w-0 flex-1 basis-48 font-semibold wrap-anywhere">{name}</span>
            <Button
              aria-label={`Put back ${name}`}
              onClick={(event) => {
                event.currentTarget.closest('details')?.querySelector('summary')?.focus();
                void workspace.write([restoreInList(store, id)]).catch(() => {});
              }}
            >
              Put back
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
