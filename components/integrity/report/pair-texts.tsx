import { useEffect, useMemo, useRef, useState } from 'react';
import {
  pageText,
  quoteOf,
  leftOutMarks,
  markedPages,
  passageMarks,
} from '@/components/integrity/model/marked-text';
import { countText } from '@/components/integrity/model/report';
import type {
  ComparedPair,
  LeftOut,
  Passage,
  TextFile,
  LeftOutReason,
  WordRange,
} from '@/components/integrity/model/text';
import { findWords } from '@/components/integrity/model/word';
import { Stepper } from './stepper';
import { leftOutLabels } from '@/components/integrity/model/left-out-text';

interface TextPaneProps {
  file: TextFile;
  /** The shared passages of this text, in their order. */
  passages: readonly WordRange[];
  /** The words that were left out of this text. */
  leftOut?: readonly LeftOut[] | undefined;
  /** The index of the chosen passage. */
  current: number;
  onChoose: (index: number) => void;
}

/** A text with its pages and marked passages, which scrolls on its own and to the chosen passage. */
function TextPane({ file, passages, leftOut = [], current, onChoose }: TextPaneProps) {
  const pane = useRef<HTMLElement>(null);
  useEffect(() => scrollToPassage(pane.current, current), [current]);
  const pages = useMemo(() => {
    const marks = [...passageMarks(passages, current), ...leftOutMarks(leftOut)];
    return markedPages<number | LeftOutReason>(file, marks, findWords);
  }, [file, passages, leftOut, current]);
  return (
    <section
      ref={pane}
      aria-label={`Text of ${file.owner}`}
      tabIndex={0}
      className="relative max-h-[38dvh] overflow-auto rounded-control border border-line md:max-h-[62dvh]"
    >
      <p
        aria-hidden="true"
        className="sticky top-0 truncate border-b border-line bg-surface px-4 py-2 text-note font-semibold"
      >
        <bdi>{file.owner}</bdi>
      </p>
      {pages.map(({ number, parts }) => (
        <div key={number} className="px-4 pt-3 pb-2">
          <h4 className="mb-1 text-small font-semibold text-muted">Page {number}</h4>
          <div dir="auto" className="text-note leading-relaxed whitespace-pre-line wrap-anywhere">
            {parts.map(({ text, value }, index) =>
              value === null ? (
                <span key={index}>{text}</span>
              ) : typeof value === 'string' ? (
                <LeftOutText key={index} text={text} reason={value} />
              ) : (
                <mark
                  key={index}
                  data-passage={value}
                  onClick={() => onChoose(value)}
                  className={`cursor-pointer box-decoration-clone rounded-sm px-0.5 ${value === current ? 'bg-accent text-on-accent forced-colors:outline-2' : 'bg-pending-fill text-text'}`}
                >
                  <span className="text-small font-semibold">[{value + 1}] </span>
                  {text}
                </mark>
              ),
            )}
          </div>
        </div>
      ))}
    </section>
  );
}

function LeftOutText({ text, reason }: { text: string; reason: LeftOutReason }) {
  return (
    <span className="text-muted underline decoration-dotted underline-offset-4">
      <span className="text-small font-semibold">[left out: {leftOutLabels[reason].name}] </span>
      {text}
    </span>
  );
}

interface PairTextsProps {
  pair: ComparedPair;
  first: TextFile;
  second: TextFile;
  /** The words that were left out, by the id of the file. */
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
  const text = usePassageText(sides.passages[current], first, second);
  const pane = { current, onChoose: setCurrent };
  return (
    <>
      <Stepper
        noun="Passage"
        current={current}
        count={sides.passages.length}
        detail={text}
        onChoose={setCurrent}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <TextPane file={first} passages={sides.first} leftOut={leftOut[first.id]} {...pane} />
        <TextPane file={second} passages={sides.second} leftOut={leftOut[second.id]} {...pane} />
      </div>
    </>
  );
}

/** The length of a passage and its pages in both texts. */
function usePassageText(
  passage: Passage | undefined,
  first: TextFile | undefined,
  second: TextFile | undefined,
): string {
  return useMemo(() => {
    if (!passage || !first || !second) return '';
    const pages = (file: TextFile, side: 'first' | 'second') =>
      pageText(quoteOf(file, passage[side], findWords).pages);
    const words = countText(passage.first.end - passage.first.start, 'word');
    const [one, other] = [pages(first, 'first'), pages(second, 'second')];
    return one === other ? `${words}, ${one} of both` : `${words}, ${one} and ${other}`;
  }, [passage, first, second]);
}

/** Scrolls a pane until the beginning of a passage is near its top. */
function scrollToPassage(pane: HTMLElement | null, index: number): void {
  const passage = pane?.querySelector<HTMLElement>(`[data-passage="${index}"]`);
  if (!pane || !passage) return;
  const top = passage.getBoundingClientRect().top - pane.getBoundingClientRect().top;
  pane.scrollTop += top - pane.clientHeight / 4;
}
