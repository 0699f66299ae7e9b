/** After a dialog has closed: gives the focus to this element if whatever had it is gone. */
export function restoreFocus(fallback: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) fallback()?.focus();
  });
}
