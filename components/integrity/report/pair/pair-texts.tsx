import { useMemo, useRef, useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import type { ComparedPair, LeftOut, TextFile } from '../../model/text';
import { Stepper } from './stepper';
import { TextPane } from './text-pane';
import { useLinkedPanes } from './use-linked-panes';
import { usePassageText } from './use-passage-text';

interface PairTextsProps {
  pair: ComparedPair;
  first: TextFile;
  second: TextFile;
  /** What was left out, by the id of the file. */
  leftOut: Readonly<Record<string, readonly LeftOut[]>>;
}

/** Two texts side by side with their shared passages and what was left out. */
export function PairTexts({ pair, first, second, leftOut }: PairTextsProps) {
  const sides = useMemo(() => {
    const passages = [...pair.passages].sort((one, other) => one.first.start - other.first.start);
    return {
      passages,
      first: passages.map((passage) => passage.first),
      second: passages.map((passage) => passage.second),
    };
  }, [pair]);
  const [current, setCurrent] = useState(0);
  const [isLinked, setIsLinked] = useState(true);
  const firstPane = useRef<HTMLElement>(null);
  const secondPane = useRef<HTMLElement>(null);
  const linked = useLinkedPanes(firstPane, secondPane, current, isLinked);
  const text = usePassageText(sides.passages[current], first, second);
  const pane = { current, onChoose: setCurrent, ...linked };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Stepper
          noun="Passage"
          current={current}
          count={sides.passages.length}
          detail={text}
          onChoose={setCurrent}
        />
        <Checkbox label="Scroll both texts together" checked={isLinked} onChange={setIsLinked} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <TextPane
          ref={firstPane}
          file={first}
          passages={sides.first}
          leftOut={leftOut[first.id]}
          {...pane}
        />
        <TextPane
          ref={secondPane}
          file={second}
          passages={sides.second}
          leftOut={leftOut[second.id]}
          {...pane}
        />
      </div>
    </>
  );
}
