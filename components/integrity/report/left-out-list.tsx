import { useState } from 'react';
import { ListFoot } from '@/components/list/list-foot';
import { useShown } from '@/components/list/use-shown';
import { Checkbox } from '@/components/ui/checkbox';
import { effectOf, leftOutLabels, leftOutReasons } from '../model/choice-text';
import { pageText, quoteOf } from '../model/marked-text';
import { countText, type ComparisonReport } from '../model/report';
import type { Comparison, LeftOut, LeftOutChoice, LeftOutReason, TextFile } from '../model/text';
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

interface LeftOutSwitchesProps {
  report: ComparisonReport;
  onChange: (choice: LeftOutChoice) => void;
}

/** A switch for each reason to leave out words, and how many words that is. */
export function LeftOutSwitches({ report, onChange }: LeftOutSwitchesProps) {
  const { choice, comparison } = report;
  return (
    <fieldset className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
      <legend className="sr-only">Leave out of the comparison</legend>
      {leftOutReasons(report).map((reason) => (
        <Checkbox
          key={reason}
          label={leftOutLabels[reason].label}
          detail={
            <>
              {leftOutLabels[reason].detail}{' '}
              <span className="block font-medium text-text">
                {effectText(comparison, choice, reason)}
              </span>
            </>
          }
          checked={choice[reason]}
          onChange={(checked) => onChange({ ...choice, [reason]: checked })}
        />
      ))}
    </fieldset>
  );
}

function effectText(comparison: Comparison, choice: LeftOutChoice, reason: LeftOutReason): string {
  if (!choice[reason]) return 'Compared now.';
  const { words, files } = effectOf(comparison, reason);
  if (words === 0) return 'Nothing found.';
  return `${countText(words, 'word')} left out of ${countText(files, 'text')}.`;
}
