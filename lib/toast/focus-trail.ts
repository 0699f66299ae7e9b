/** A control that had the focus, and its name, to find it again after it is re-rendered. */
interface TrailEntry {
  element: HTMLElement;
  name: string;
}

/** The control that had the focus and those from which its dialogs were opened, nearest first. */
export type FocusTrail = readonly TrailEntry[];

const openers = new WeakMap<Element, FocusTrail>();

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/** The trail that starts at the focused element. */
export function focusTrail(): FocusTrail {
  if (typeof document === 'undefined') return [];
  return trailFrom(document.activeElement);
}

/** Stores the focused element as the opener of a dialog. */
export function rememberOpener(dialog: HTMLDialogElement): void {
  openers.set(dialog, focusTrail());
}

export function trailFrom(element: Element | null): FocusTrail {
  if (!(element instanceof HTMLElement) || element === document.body) return [];
  const dialog = element.closest('dialog');
  const container = element.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
  return [
    { element, name: nameOf(element) },
    ...((dialog && openers.get(dialog)) ?? []),
    ...(container ? [{ element: container, name: '' }] : []),
  ];
}

/** Focuses the first entry that is focusable, or else the main element of the page; returns the focused element. */
export function restoreFocusFrom(trail: FocusTrail): Element | null {
  for (const stop of trail) {
    const found = stop.element.isConnected ? stop.element : findAgain(stop);
    if (found && takesFocus(found)) return found;
  }
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const home = dialog ? dialog.querySelector('button') : document.getElementById('main');
  home?.focus({ preventScroll: true });
  return document.activeElement;
}

function findAgain({ element, name }: TrailEntry): HTMLElement | undefined {
  if (!name) return undefined;
  return [...document.querySelectorAll<HTMLElement>(element.tagName)].find(
    (other) => nameOf(other) === name,
  );
}

/** An element that is hidden, or inert behind a modal dialog, does not accept the focus. */
function takesFocus(element: HTMLElement): boolean {
  element.focus();
  return document.activeElement === element;
}
