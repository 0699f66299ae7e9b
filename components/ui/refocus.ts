/** After a dialog has closed: gives the focus to this element if whatever had it is gone. */
export function refocus(fallback: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) fallback()?.focus();
  });
}
