import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

interface DisclosureListProps {
  summary: string;
  /** The accessible name of the list, if the summary is not enough. */
  label?: string;
  className?: string;
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

/** Rows hidden behind a summary until it is opened. */
export function DisclosureList({
  summary,
  label,
  className = '',
  onToggle,
  children,
}: DisclosureListProps) {
  return (
    <details
      className={`mt-4 print:hidden ${className}`}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
    >
      <summary className="min-h-10 w-fit rounded-control py-2 pe-2 text-note font-semibold text-brand pointer-coarse:min-h-11">
        {summary}
      </summary>
      <ul aria-label={label} className="divide-y divide-line">
        {children}
      </ul>
    </details>
  );
}

interface DisclosureRowProps {
  name: string;
  /** Secondary text next to the name. */
  detail?: string | undefined;
  /** The entry that the buttons act on, for their accessible names. */
  target: string | undefined;
  /** The actions, by the label of their button. */
  actions: Readonly<Record<string, (button: HTMLElement) => void>>;
}

export function DisclosureRow({ name, detail, target, actions }: DisclosureRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <span className="font-semibold">{name}</span>
        {detail && <span className="text-note text-muted"> {detail}</span>}
      </span>
      <span className="flex flex-wrap gap-2">
        {Object.entries(actions).map(([word, run]) => (
          <Button
            key={word}
            aria-label={`${word} ${target}`}
            onClick={(event) => run(event.currentTarget)}
          >
            {word}
          </Button>
        ))}
      </span>
    </li>
  );
}
