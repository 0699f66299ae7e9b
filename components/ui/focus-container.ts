/** Before a control takes itself away: the focus goes to what is around it, so that a keyboard goes on from there. */
export function focusContainer(control: HTMLElement): void {
  control.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
}
