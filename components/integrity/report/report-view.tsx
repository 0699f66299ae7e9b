import { useMemo, useState } from 'react';
import { ArrowLeftIcon } from '@heroicons/react/20/solid';
import { Button } from '@/components/ui/button';
import { filesById, pairKey, pairName } from '../model/report';
import type { ComparedPair, LeftOut, TextFile } from '../model/text';
import { ShareLine } from './pair-list';
import { PairTexts } from './pair-texts';
import { ReportOverview, type ReportOverviewProps } from './report-overview';
import { Stepper } from './stepper';

/** The result of a comparison: an overview, or one pair side by side. */
export function ReportView(props: Omit<ReportOverviewProps, 'files' | 'last' | 'onOpen'>) {
  const { report } = props;
  const { pairs, leftOut } = report.comparison;
  const files = useMemo(() => filesById(report.files), [report]);
  const [last, setLast] = useState<ComparedPair | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen && last && pairs.includes(last))
    return (
      <PairView
        pair={last}
        pairs={pairs}
        files={files}
        leftOut={leftOut}
        onChoose={setLast}
        onBack={() => setIsOpen(false)}
      />
    );
  return (
    <ReportOverview
      {...props}
      files={files}
      last={last}
      onOpen={(pair) => {
        setLast(pair);
        setIsOpen(true);
      }}
    />
  );
}

interface PairViewProps {
  pair: ComparedPair;
  /** All pairs, those that share most first. */
  pairs: readonly ComparedPair[];
  files: ReadonlyMap<string, TextFile>;
  leftOut: Readonly<Record<string, readonly LeftOut[]>>;
  onChoose: (pair: ComparedPair) => void;
  onBack: () => void;
}

/** One pair side by side, with the way to the other pairs. */
function PairView({ pair, pairs, files, leftOut, onChoose, onBack }: PairViewProps) {
  const [first, second] = [files.get(pair.first), files.get(pair.second)];
  if (!first || !second) return null;
  const name = pairName(pair, files);
  return (
    <section aria-label={name} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button autoFocus onClick={onBack}>
          <ArrowLeftIcon className="size-5 rtl:-scale-x-100" aria-hidden="true" />
          Back to the report
        </Button>
        <Stepper
          noun="Pair"
          current={pairs.indexOf(pair)}
          count={pairs.length}
          announced={name}
          onChoose={(index) => onChoose(pairs[index] ?? pair)}
        />
      </div>
      <div className="grid gap-1">
        <h3 className="text-lead wrap-anywhere">
          <bdi>{first.owner}</bdi> and <bdi>{second.owner}</bdi>
        </h3>
        <ShareLine pair={pair} files={files} />
      </div>
      <PairTexts key={pairKey(pair)} pair={pair} first={first} second={second} leftOut={leftOut} />
    </section>
  );
}
