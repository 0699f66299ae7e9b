/** Call after a dialog has closed: focuses this element if the focused one no longer exists. */
export function restoreFocus(fallback: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) fallback()?.focus();
  });
}
