/**
 * How long a dialog is open before an element in it receives the focus, in milliseconds: a screen reader says nothing of one
 * that has the focus at once.
 */
const focusDelay = 200;

const startOf = (dialog: HTMLDialogElement) => ({
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
 * Opens a dialog and then focuses a field of it, or its title, unless the person has moved the focus by then. Until then a field
 * gets what is typed, and the title has the focus, so that a screen reader reads it.
 */
export function openModal(dialog: HTMLDialogElement): void {
  const { field, title } = startOf(dialog);
  dialog.showModal();
  if (field) {
    // Not the dialog itself: a screen reader in Firefox would read all that is in it.
    title?.focus();
    const type = () => {
      if (document.activeElement === title) field.focus();
    };
    dialog.addEventListener('keydown', type, { once: true });
  }
  const { activeElement } = document;
  const start = field ?? title;
  setTimeout(() => {
    if (document.activeElement === activeElement) start?.focus({ preventScroll: true });
  }, focusDelay);
}
