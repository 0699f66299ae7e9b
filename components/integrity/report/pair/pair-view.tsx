import { ArrowLeftIcon } from '@heroicons/react/20/solid';
import { Button } from '@/components/ui/button';
import { pairKey, pairName } from '../../model/report/report';
import type { ComparedPair, LeftOut, TextFile } from '../../model/text';
import { PairTexts } from './pair-texts';
import { ShareLine } from './share-line';
import { Stepper } from './stepper';

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
export function PairView({ pair, pairs, files, leftOut, onChoose, onBack }: PairViewProps) {
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
