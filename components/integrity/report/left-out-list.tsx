import { useState } from 'react';
import { ListFoot } from '@/components/list/list-foot';
import { useShown } from '@/components/list/use-shown';
import { leftOutLabels } from '../model/left-out-text';
import { pageText, quoteOf } from '../model/marked-text';
import { countText } from '../model/report';
import type { Comparison, LeftOut, TextFile } from '../model/text';
import { findWords } from '../model/word';

interface LeftOutListProps {
  leftOut: Comparison['leftOut'];
  files: readonly TextFile[];
}

/** Lists what was left out of each text, and why; what many texts have, once. Rendered when it is opened. */
export function LeftOutList({ leftOut, files }: LeftOutListProps) {
  const [isOpen, setIsOpen] = useState(false);
  const listed = new Set<number>();
  const all = files.flatMap((file) =>
    (leftOut[file.id] ?? []).flatMap((range) => {
      if (range.passage !== undefined && listed.has(range.passage)) return [];
      if (range.passage !== undefined) listed.add(range.passage);
      return [{ file, range }];
    }),
  );
  if (all.length === 0) return null;
  return (
    <details className="text-note" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="w-fit cursor-pointer font-semibold">
        Show the {countText(all.length, 'part')} left out
      </summary>
      {isOpen && <Rows all={all} />}
    </details>
  );
}

function Rows({ all }: { all: readonly { file: TextFile; range: LeftOut }[] }) {
  const shown = useShown(all);
  return (
    <>
      <ul aria-label="Left out" className="mt-2 divide-y divide-line border-y border-line">
        {shown.records.map(({ file, range }) => (
          <li key={`${file.id} ${range.start}`} className="py-2 wrap-anywhere">
            <LeftOutRow file={file} range={range} />
          </li>
        ))}
      </ul>
      <ListFoot shown={shown} kind="parts" />
    </>
  );
}

const reasonText = ({ reason, texts }: LeftOut) =>
  leftOutLabels[reason].name + (texts ? `, also in ${texts - 1} other texts` : '');

function LeftOutRow({ file, range }: { file: TextFile; range: LeftOut }) {
  const { text, pages } = quoteOf(file, range, findWords);
  return (
    <>
      <bdi className="font-semibold">{file.owner}</bdi>, {pageText(pages)}:{' '}
      {countText(range.end - range.start, 'word')} of {reasonText(range)}.
      <q dir="auto" className="line-clamp-2 text-muted">
        {text}
      </q>
    </>
  );
}
