/** The distance of an element from the top of its pane, in pixels. */
const topIn = (pane: HTMLElement, element: HTMLElement) =>
  element.getBoundingClientRect().top - pane.getBoundingClientRect().top;

const passageIn = (pane: HTMLElement, index: string | undefined) =>
  pane.querySelector<HTMLElement>(`[data-passage="${index}"]`);

/** Scrolls the other pane until the passage nearest to the middle of the first is beside its counterpart. */
export function followScroll(pane: HTMLElement, other: HTMLElement): void {
  const middle = pane.clientHeight / 2;
  const [nearest] = [...pane.querySelectorAll<HTMLElement>('[data-passage]')].sort(
    (one, two) => Math.abs(topIn(pane, one) - middle) - Math.abs(topIn(pane, two) - middle),
  );
  const counterpart = nearest && passageIn(other, nearest.dataset['passage']);
  if (counterpart) other.scrollTop += topIn(other, counterpart) - topIn(pane, nearest);
}

/** Scrolls a pane until the beginning of a passage is near its top. */
export function scrollToPassage(pane: HTMLElement | null, index: number): void {
  const passage = pane && passageIn(pane, String(index));
  if (passage) pane.scrollTop += topIn(pane, passage) - pane.clientHeight / 4;
}
