/**
 * The time that a dialog is open before an element in it receives the focus, in milliseconds: a screen reader says nothing of one
 * that has the focus at once.
 */
const focusDelay = 200;

const startOf = (dialog: HTMLElement) => ({
  field: dialog.querySelector<HTMLElement>('[data-autofocus]'),
  title: dialog.querySelector<HTMLElement>('[role="group"]'),
});

/** Focuses a field of a dialog, or its title, when the focused control is gone, as after Edit; returns a function that ends this. */
export function keepFocus(dialog: HTMLDialogElement): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const { field, title } = startOf(dialog);
      if (dialog.open && document.activeElement === document.body) (field ?? title)?.focus();
    }, focusDelay);
  });
  observer.observe(dialog, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/**
 * Focuses a field of a dialog that has just opened, or its title, unless the person has moved the focus by then. Until then a
 * field gets what is typed, and a title has the focus, so that a screen reader reads it.
 */
export function focusStart(dialog: HTMLElement): void {
  const { field, title } = startOf(dialog);
  // Not the dialog itself: a screen reader in Firefox would read all that is in it.
  if (field) title?.focus();
  const { activeElement } = document;
  const focus = () => {
    window.removeEventListener('keydown', focus, true);
    // Code that has arrived meanwhile may have replaced the field.
    const start = startOf(dialog).field ?? title;
    if (document.activeElement === activeElement) start?.focus({ preventScroll: true });
  };
  if (field) window.addEventListener('keydown', focus, true);
  setTimeout(focus, focusDelay);
}
