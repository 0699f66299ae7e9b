/**
 * Call before a control removes itself: moves the focus to its container, so that keyboard users continue from there.
 */
export function focusContainer(control: HTMLElement): void {
  control.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
}
