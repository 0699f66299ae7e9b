import { shareText, shortName } from '../../model/report/report';
import type { ComparedPair, TextFile } from '../../model/text';

interface ShareLineProps {
  pair: ComparedPair;
  files: ReadonlyMap<string, TextFile>;
}

/** How much two texts share, for each of them. */
export function ShareLine({ pair, files }: ShareLineProps) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-0.5 text-note text-muted">
      {(['first', 'second'] as const).map((side) => (
        <li key={side} className="min-w-0 wrap-anywhere">
          <bdi>{shortName(files.get(pair[side])?.owner)}</bdi>:{' '}
          {shareText(pair.shared[side], pair.compared[side])}
        </li>
      ))}
    </ul>
  );
}
