'use client';

import { XMarkIcon } from '@heroicons/react/20/solid';
import {
  useId,
  useState,
  type FocusEvent,
  useEffect,
  useEffectEvent,
  useRef,
  type RefObject,
} from 'react';
import { Button } from '@/components/ui/button';
import { useToasts } from '@/lib/store/use-records';
import { restoreFocusFrom, trailFrom, type FocusTrail } from '@/lib/toast/focus-trail';
import { hideToast, dismissToast, type Toast, pauseToast, canBeUndone } from '@/lib/toast/toast';

/** The time that a toast is shown, in milliseconds; an urgent one stays until it is dismissed. */
const durations = { plain: 10_000, undoable: 20_000 };

/** Hides a toast when its time is up; renders nothing. */
function ToastTimer({ toast }: { toast: Toast }) {
  const { id, urgent, lasting, paused, hidden, action } = toast;
  const stays = urgent || lasting || paused || hidden;
  const time = canBeUndone(toast) || action ? durations.undoable : durations.plain;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => hideToast(id), time);
    return () => clearTimeout(timer);
  }, [id, stays, time]);
  return null;
}

const placementStyles = {
  // In the flow below the last line of the page, so that it covers nothing at the end of the page.
  window: 'pointer-events-none z-40 mx-auto max-h-dvh max-w-[38rem] p-4 print:hidden',
  // Extends over the padding of the dialog, so that no part of a row shows below the toasts.
  dialog: '-bottom-5 mt-4 md:-bottom-6',
} as const;

/** Keeps toasts in view while the page or the dialog scrolls. */
const inView = {
  window: 'sticky bottom-0',
  dialog: 'sticky -mb-5 bg-surface pb-5 md:-mb-6 md:pb-6',
} as const;

/** The button of the recent changes stays in view only if there is space for it. */
const buttonInView = {
  window: '[@media(min-height:30rem)]:sticky bottom-0',
  dialog: '',
} as const;

interface ToastRegionProps {
  placement?: keyof typeof placementStyles;
  /** Leaves out toasts that are not urgent, as in a form. */
  urgentOnly?: boolean;
}

/**
 * The toasts: at the bottom of the window, or of a dialog that stays open, because the page behind it is inert. This
 * region is only visual; the announcer has screen readers read them.
 */
export function ToastRegion({ placement = 'window', urgentOnly = false }: ToastRegionProps) {
  const all = useToasts();
  const toasts = urgentOnly ? all.filter(({ urgent }) => urgent) : all;
  const [entered, setEntered] = useState<FocusTrail>([]);
  const [isListed, setIsListed] = useState(false);
  const region = useToastPadding(toasts.length > 0);
  const list = useId();
  const newest = toasts.findLast(({ hidden, urgent }) => !hidden && !urgent);
  const open = toasts.filter(({ urgent, paused, hidden }) => !hidden && (urgent || paused));
  const shown = newest && !open.includes(newest) ? [...open, newest] : open;
  const recent = toasts.filter(({ hidden }) => hidden);

  const closeLast = () => {
    if (recent.length <= 1) setIsListed(false);
  };
  const leave = (toast: Toast) => {
    restoreFocusFrom([...entered, ...toast.from]);
    closeLast();
    hideToast(toast.id);
  };
  const act = async (toast: Toast) => {
    const before = restoreFocusFrom([...toast.from, ...entered]);
    closeLast();
    dismissToast(toast.id);
    await toast.action?.run();
    // What the action restores is rendered now.
    requestAnimationFrame(() => {
      const { activeElement } = document;
      if (activeElement === before || activeElement === document.body)
        restoreFocusFrom([...toast.from, ...entered]);
    });
  };
  const enter = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget))
      setEntered(trailFrom(relatedTarget));
  };
  useEscape(placement === 'window' && shown.length > 0, () => {
    const last = shown.at(-1);
    if (!last) return;
    if (region.current?.contains(document.activeElement)) leave(last);
    else hideToast(last.id);
  });
  if (toasts.length === 0) return null;
  const isShown = shown.length > 0;
  const note = (toast: Toast) => (
    <ToastItem
      key={toast.id}
      toast={toast}
      onAction={() => void act(toast)}
      onDismiss={() => leave(toast)}
    />
  );
  return (
    <section
      ref={region}
      aria-label="Messages"
      onFocus={enter}
      className={`grid gap-2 overflow-y-auto ${placementStyles[placement]} ${(isShown ? inView : buttonInView)[placement]}`}
    >
      {placement === 'window' && toasts.map((one) => <ToastTimer key={one.id} toast={one} />)}
      {recent.length > 0 && (
        <Button
          aria-expanded={isListed}
          aria-controls={list}
          onClick={() => setIsListed(!isListed)}
          className={`pointer-events-auto ms-auto shadow-float ${isShown && !isListed ? '[@media(max-height:30rem)]:hidden' : ''}`}
        >
          Recent changes ({recent.length})
        </Button>
      )}
      <ul id={list} aria-label="Recent changes" className="grid gap-2 empty:hidden">
        {isListed && recent.toReversed().map(note)}
      </ul>
      <ul aria-label="New messages" className="grid gap-2 empty:hidden">
        {shown.map(note)}
      </ul>
    </section>
  );
}

interface ToastItemProps {
  toast: Toast;
  onAction: () => void;
  onDismiss: () => void;
}

/** A toast with its action; it stays while the pointer or the focus is on it. */
function ToastItem({ toast, onAction, onDismiss }: ToastItemProps) {
  const { id, text, urgent, action } = toast;
  return (
    <li
      onPointerEnter={() => pauseToast(id, true)}
      onPointerLeave={({ currentTarget }) =>
        pauseToast(id, currentTarget.contains(document.activeElement))
      }
      onFocus={() => pauseToast(id, true)}
      onBlur={() => pauseToast(id, false)}
      className={`pointer-events-auto flex flex-wrap items-center justify-end gap-x-3 gap-y-1 rounded-control border bg-surface py-2 ps-4 pe-2 text-note text-text shadow-float ${urgent ? 'border-rejected' : 'border-control'}`}
    >
      <p className="grow basis-[min(100%,20rem)] py-1 wrap-anywhere">{text}</p>
      {action && (
        <Button
          aria-label={action.undoes && `${action.label}: ${action.undoes}`}
          onClick={onAction}
        >
          {action.label}
        </Button>
      )}
      <Button
        variant="icon"
        aria-label={`Dismiss: ${action?.undoes ?? text}`}
        onClick={onDismiss}
        className="shrink-0"
      >
        <XMarkIcon className="size-5" aria-hidden="true" />
      </Button>
    </li>
  );
}

/** Listens for Escape unless something else handles it: an open dialog, panel or list, or a search to clear. */
function useEscape(isActive: boolean, onEscape: () => void): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isTaken(event.target)) onEscape();
  });
  useEffect(() => {
    if (!isActive) return;
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [isActive]);
}

function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open], [role="listbox"]')) return true;
  if ([...document.querySelectorAll('[popover]')].some((panel) => panel.matches(':popover-open')))
    return true;
  return (
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && target.type === 'search' && target.value !== '')
  );
}

/**
 * Reserves the height of the toasts at the bottom of the scroll container, so that they do not cover the focused
 * control.
 */
function useToastPadding(isShown: boolean): RefObject<HTMLElement | null> {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const scroller: HTMLElement = element.closest('dialog') ?? document.documentElement;
    const observer = new ResizeObserver(() => {
      const covers = getComputedStyle(element).position === 'sticky';
      scroller.style.scrollPaddingBottom = covers ? `${element.offsetHeight}px` : '';
      if (covers) uncover(element);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      scroller.style.scrollPaddingBottom = '';
    };
  }, [isShown]);
  return region;
}

/** Scrolls a focused control out from under the toasts. */
function uncover(region: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || region.contains(focused)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const edge = region.getBoundingClientRect();
  if (bottom > edge.top && top < edge.bottom) focused.scrollIntoView({ block: 'nearest' });
}
