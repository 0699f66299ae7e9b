/** A control that had the focus, and how to find it again once it was drawn anew. */
interface TrailEntry {
  element: HTMLElement;
  name: string;
}

/** Where the focus was, and from where its dialog had been opened: the nearest first. */
export type FocusTrail = readonly TrailEntry[];

const openers = new WeakMap<Element, FocusTrail>();

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/** Remembers where the focus is. */
export function focusTrail(): FocusTrail {
  if (typeof document === 'undefined') return [];
  return trailFrom(document.activeElement);
}

/** Remembers where the focus is as the place that a dialog is opened from. */
export function rememberOpener(dialog: HTMLDialogElement): void {
  openers.set(dialog, focusTrail());
}

/** The trail that starts at an element. */
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

/** Gives the focus to the first of these that can take it, at the last to the page's main part; returns what has it. */
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

/** What is hidden, or inert behind a modal dialog, does not take it. */
function takesFocus(element: HTMLElement): boolean {
  element.focus();
  return document.activeElement === element;
}
