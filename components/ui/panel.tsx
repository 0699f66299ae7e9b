import type { ReactNode } from 'react';
import { Popover } from './popover';

interface PanelButtonProps {
  /** The id of the panel. */
  panel: string;
  /** The accessible name of the button, if its content is not text. */
  label?: string;
  className?: string;
  /** Called at the first sign that a person wants the panel: a pointer on the button, its focus or a press. */
  onApproach?: () => void;
  children: ReactNode;
}

/** Opens and closes a panel natively, with or without script. */
export function PanelButton({ panel, label, className, onApproach, children }: PanelButtonProps) {
  return (
    <button
      type="button"
      popoverTarget={panel}
      aria-label={label}
      className={className}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onClick={onApproach}
    >
      {children}
    </button>
  );
}

const placementStyles = {
  corner:
    'absolute inset-auto end-4 top-22 w-72 max-w-[calc(100vw-2rem)] md:end-[max(2rem,calc((100vw-95rem)/2+2rem))] [position-anchor:auto] supports-[top:anchor(bottom)]:top-[calc(anchor(bottom,5rem)+0.5rem)]',
  centre:
    'fixed inset-0 m-auto h-fit max-h-[80dvh] w-2xl max-w-[calc(100vw-2rem)] overflow-auto backdrop:bg-canvas/75',
} as const;

interface PanelProps {
  id: string;
  label: string;
  /** Below the buttons of the top bar, or in the middle of the window. */
  placement?: keyof typeof placementStyles;
  children: ReactNode;
}

/** A panel above the page, closed by Escape, a click outside or its button. */
export function Panel({ id, label, placement = 'corner', children }: PanelProps) {
  return (
    <Popover
      id={id}
      role="dialog"
      aria-label={label}
      className={`panel rounded-card border border-line bg-surface p-5 text-text shadow-float ${placementStyles[placement]}`}
    >
      {children}
    </Popover>
  );
}
