import { useMemo, type ComponentProps } from 'react';
import { leftOutLabels } from '../model/choice-text';
import { leftOutMarks, markedPages, passageMarks } from '../model/marked-text';
import type { LeftOut, LeftOutReason, TextFile, WordRange } from '../model/text';
import { findWords } from '../model/word';

interface TextPaneProps extends ComponentProps<'section'> {
  file: TextFile;
  /** The shared passages of this text, in their order. */
  passages: readonly WordRange[];
  /** The words that were left out of this text. */
  leftOut?: readonly LeftOut[] | undefined;
  /** The index of the chosen passage. */
  current: number;
  onChoose: (index: number) => void;
}

/** A text with its pages and marked passages, which scrolls on its own. */
export function TextPane({
  file,
  passages,
  leftOut = [],
  current,
  onChoose,
  ...section
}: TextPaneProps) {
  const pages = useMemo(() => {
    const marks = [...passageMarks(passages, current), ...leftOutMarks(leftOut)];
    return markedPages<number | LeftOutReason>(file, marks, findWords);
  }, [file, passages, leftOut, current]);
  return (
    <section
      {...section}
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
