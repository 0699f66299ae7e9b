import { asset } from '@/lib/site/routes';
import { formatCount } from '@/lib/text/count';
import type { WholeList } from './use-page-list';

interface WholeFileProps {
  list: Pick<WholeList<unknown>, 'file' | 'total'>;
  /** What the list contains, in the plural. */
  kind: string;
}

/** Without script, a link to the file of the full list. */
export function WholeFile({ list, kind }: WholeFileProps) {
  if (list.file === null) return null;
  return (
    <p className="mt-2 hidden text-note no-js:block">
      <a href={asset(list.file)} className="font-semibold text-brand underline underline-offset-4">
        All {formatCount(list.total)} {kind} as a file (JSON)
      </a>
    </p>
  );
}
