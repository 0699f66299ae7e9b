import { ArrowLeftIcon } from '@heroicons/react/20/solid';
import { useEffect, useMemo, useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { pairName } from '../model/report/report';
import type { ComparedPair, TextFile } from '../model/text';
import { followScroll, scrollToPassage } from './linked-scroll';
import { PassageStepper } from './passage-stepper';
import { ShareLine } from './share-line';
import { TextPane } from './text-pane';
import { usePassageText } from './use-passage-text';

interface PairViewProps {
  pair: ComparedPair;
  files: ReadonlyMap<string, TextFile>;
  onBack: () => void;
}

/** Two texts side by side with the passages they share. */
export function PairView({ pair, files, onBack }: PairViewProps) {
  const [first, second] = [files.get(pair.first), files.get(pair.second)];
  const passages = useMemo(
    () => [...pair.passages].sort((one, other) => one.first.start - other.first.start),
    [pair],
  );
  const sides = useMemo(
    () => ({
      first: passages.map((passage) => passage.first),
      second: passages.map((passage) => passage.second),
    }),
    [passages],
  );
  const [current, setCurrent] = useState(0);
  const [isLinked, setIsLinked] = useState(true);
  const firstPane = useRef<HTMLElement>(null);
  const secondPane = useRef<HTMLElement>(null);
  // The pane that the user scrolls; the other one follows it.
  const led = useRef<HTMLElement | null>(null);
  useEffect(() => {
    led.current = null;
    scrollToPassage(firstPane.current, current);
    scrollToPassage(secondPane.current, current);
  }, [current]);
  const text = usePassageText(passages[current], first, second);
  if (!first || !second) return null;
  const lead = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    led.current = currentTarget;
  };
  const follow = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    const panes = [firstPane.current, secondPane.current];
    const other = panes.find((pane) => pane !== currentTarget);
    if (isLinked && led.current === currentTarget && other) followScroll(currentTarget, other);
  };
  const paneProps = {
    current,
    onChoose: setCurrent,
    ...{ onWheel: lead, onPointerDown: lead, onTouchStart: lead, onKeyDown: lead },
    onScroll: follow,
  };
  return (
    <section aria-label={pairName(pair, files)} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-1">
          <h3 className="text-lead wrap-anywhere">
            <bdi>{first.owner}</bdi> and <bdi>{second.owner}</bdi>
          </h3>
          <ShareLine pair={pair} files={files} />
        </div>
        <Button autoFocus onClick={onBack}>
          <ArrowLeftIcon className="size-5 rtl:-scale-x-100" aria-hidden="true" />
          Back to the report
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PassageStepper
          current={current}
          count={passages.length}
          text={text}
          onChoose={setCurrent}
        />
        <Checkbox label="Scroll both texts together" checked={isLinked} onChange={setIsLinked} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <TextPane ref={firstPane} file={first} passages={sides.first} {...paneProps} />
        <TextPane ref={secondPane} file={second} passages={sides.second} {...paneProps} />
      </div>
    </section>
  );
}
