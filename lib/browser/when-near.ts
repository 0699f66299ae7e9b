/**
 * Calls `then` once, when the element comes within 200 pixels of the window; with `events`, when one of them happens on
 * the page or the element is in the window. Returns how to stop waiting.
 */
export function whenNear(
  element: Element,
  then: () => void,
  events: readonly (keyof WindowEventMap)[] = [],
): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const go = () => {
    waiting.abort();
    then();
  };
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && go(), {
    rootMargin: events.length > 0 ? '0px' : '200px 0px',
  });
  signal.addEventListener('abort', () => observer.disconnect());
  // A browser also focuses the page itself.
  const heard = ({ type, target }: Event) =>
    (type !== 'focusin' || target !== document.body) && go();
  for (const event of events) addEventListener(event, heard, { signal });
  observer.observe(element);
  return () => waiting.abort();
}
