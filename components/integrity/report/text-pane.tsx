import { useMemo, type ComponentProps } from 'react';
import { markedPages, passageMarks } from '../model/report/marked-text';
import type { TextFile, WordRange } from '../model/text';
import { findWords } from '../model/word';

interface TextPaneProps extends ComponentProps<'section'> {
  file: TextFile;
  /** The shared passages of this text, in their order. */
  passages: readonly WordRange[];
  /** The index of the chosen passage. */
  current: number;
  onChoose: (index: number) => void;
}

/** A text with its pages and marked passages, which scrolls on its own. */
export function TextPane({ file, passages, current, onChoose, ...section }: TextPaneProps) {
  const pages = useMemo(
    () => markedPages(file, passageMarks(passages, current), findWords),
    [file, passages, current],
  );
  return (
    <section
      {...section}
      aria-label={`Text of ${file.owner}`}
      tabIndex={0}
      className="relative max-h-[38dvh] overflow-auto rounded-control border border-line px-4 py-3 md:max-h-[62dvh]"
    >
      {pages.map(({ number, parts }) => (
        <div key={number} className="mb-5">
          <h4 className="mb-1 text-small font-semibold text-muted">Page {number}</h4>
          <div dir="auto" className="text-note whitespace-pre-line wrap-anywhere">
            {parts.map(({ text, value }, index) =>
              value === null ? (
                <span key={index}>{text}</span>
              ) : (
                <mark
                  key={index}
                  data-passage={value}
                  onClick={() => onChoose(value)}
                  className={`cursor-pointer rounded-sm bg-pending-fill text-text ${value === current ? 'outline-2 outline-brand' : ''}`}
                >
                  <span className="text-small font-semibold text-pending">[{value + 1}] </span>
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
