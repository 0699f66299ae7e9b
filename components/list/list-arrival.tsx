import { buttonClass } from '@/components/ui/button';
import { focusAround } from '@/components/ui/focus-around';
import { useAnnounced } from '@/components/ui/use-announced';
import type { WholeList } from './use-page-list';

interface ListArrivalProps {
  list: Pick<WholeList<unknown>, 'state' | 'total' | 'load' | 'isNeeded' | 'file'>;
  /** What the list has, in the plural. */
  kind: string;
}

/** Says that the whole of a list is on its way, or that it could not be had and how to try again. */
export function ListArrival({ list, kind }: ListArrivalProps) {
  const { state, total, load } = list;
  const isShown = list.isNeeded && list.file !== null;
  const all = `all ${total.toLocaleString('en')} ${kind}`;
  const text = !isShown
    ? ''
    : state === 'coming'
      ? `Loading ${all}…`
      : state === 'failed'
        ? `The list of ${all} could not be loaded. Check the connection and try again.`
        : '';
  useAnnounced(text, { first: true });
  if (!isShown) return null;
  return (
    <div className="text-note empty:hidden">
      {state === 'coming' && <p className="py-2 text-muted">{text}</p>}
      {state === 'failed' && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
          <span className="font-medium">{text}</span>
          <button
            type="button"
            onClick={(event) => {
              focusAround(event.currentTarget);
              void load().catch(() => {});
            }}
            className={buttonClass()}
          >
            Try again
          </button>
        </p>
      )}
    </div>
  );
}
