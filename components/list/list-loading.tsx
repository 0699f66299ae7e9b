import { Button } from '@/components/ui/button';
import { focusContainer } from '@/components/ui/focus-container';
import { useAnnounced } from '@/components/ui/use-announced';
import { formatCount } from '@/lib/text/count';
import type { WholeList } from './use-page-list';

interface ListLoadingProps {
  list: Pick<WholeList<unknown>, 'state' | 'total' | 'load' | 'isNeeded' | 'file'>;
  /** What the list contains, in the plural. */
  kind: string;
}

/** Shows that the full list is loading, or that loading failed with a button to try again. */
export function ListLoading({ list, kind }: ListLoadingProps) {
  const { state, total, load } = list;
  const isShown = list.isNeeded && list.file !== null;
  const all = `all ${formatCount(total)} ${kind}`;
  const text = !isShown
    ? ''
    : state === 'loading'
      ? `Loading ${all}…`
      : state === 'failed'
        ? `The list of ${all} could not be loaded. Check the connection and try again.`
        : '';
  useAnnounced(text, { first: true });
  if (!isShown) return null;
  return (
    <div className="text-note empty:hidden">
      {state === 'loading' && <p className="py-2 text-muted">{text}</p>}
      {state === 'failed' && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
          <span className="font-medium">{text}</span>
          <Button
            onClick={(event) => {
              focusContainer(event.currentTarget);
              void load().catch(() => {});
            }}
          >
            Try again
          </Button>
        </p>
      )}
    </div>
  );
}
