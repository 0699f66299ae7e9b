import type { ReactNode } from 'react';
import { Popover } from './popover';

interface PanelButtonProps {
  /** The id of the panel. */
  panel: string;
  /** The accessible name of the button, if its content is not text. */
  label?: string;
  /** Keys that also press it, in the format of aria-keyshortcuts. */
  shortcut?: string;
  className?: string;
  /** Called at the first sign that a person wants the panel: a pointer on the button, its focus or a press. */
  onApproach?: () => void;
  /** Called before the browser opens or closes the panel. */
  onPress?: () => void;
  children: ReactNode;
}

/** Opens and closes a panel natively, with or without script. */
export function PanelButton(props: PanelButtonProps) {
  const { panel, label, shortcut, className, onApproach, onPress, children } = props;
  return (
    <button
      type="button"
      popoverTarget={panel}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      className={className}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onClick={onPress ?? onApproach}
    >
      {children}
    </button>
  );
}

/** Returns true if a panel is open, which may be since before hydration. */
export const isPanelOpen = (id: string): boolean =>
  typeof document !== 'undefined' && document.querySelector(`#${id}:popover-open`) !== null;

const centred =
  'fixed inset-0 mx-auto h-fit max-w-[calc(100vw-2rem)] overflow-auto backdrop:bg-scrim';

const placementStyles = {
  corner:
    'absolute inset-auto end-4 top-22 w-80 max-w-[calc(100vw-2rem)] md:end-[max(2rem,calc((100vw-95rem)/2+2rem))] [position-anchor:auto] supports-[top:anchor(bottom)]:top-[calc(anchor(bottom,5rem)+0.5rem)]',
  centre: `${centred} my-auto max-h-[80dvh] w-2xl`,
  top: `${centred} mt-4 mb-auto max-h-[calc(100dvh-2rem)] w-xl md:mt-[8dvh] md:max-h-[calc(92dvh-1rem)]`,
} as const;

interface PanelProps {
  id: string;
  label: string;
  /**
   * Below the buttons of the top bar, in the middle of the window, or near its top if the height of the panel changes.
   */
  placement?: keyof typeof placementStyles;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A panel above the page, closed by Escape, a click outside or its button. */
export function Panel({ label, placement = 'corner', ...props }: PanelProps) {
  return (
    <Popover
      {...props}
      role="dialog"
      aria-label={label}
      className={`panel rounded-card border border-line bg-surface p-5 text-text shadow-float ${placementStyles[placement]}`}
    />
  );
}
