import { waitForImports } from './new-release';
import type { EarlyEvent } from './record-early-input';

/** The time that a later event waits for the code that an earlier press needs, in milliseconds. */
const maxWait = 5000;

let replayed = Promise.resolve();

/**
 * Replays, in order, what the user did before hydration: what was done around the page when that is hydrated, as far as
 * nothing in the page was done before, and the rest when the `page` is. Input during the replay is still recorded, so
 * that events stay in order; code that a press needs is loaded before the next event.
 */
export function replayEarlyInput(hydrated: 'shell' | 'page'): Promise<void> {
  return (replayed = replayed.then(() => replayAll(hydrated === 'page')));
}

async function replayAll(isPage: boolean): Promise<void> {
  const recorder = window.earlyInput;
  if (!recorder) return;
  const isInPage = (element: Element | null) => element?.closest('main') !== null;
  const { activeElement } = document;
  // The field received the focus before React listened, so its handlers are notified now.
  if (isInPage(activeElement) === isPage)
    activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  while (recorder[0] && (isPage || !isInPage(recorder[0].target))) {
    await nextTurn();
    recorder.isReplaying = true;
    replay(recorder.shift()!);
    recorder.isReplaying = false;
    if (recorder.length > 0) await Promise.race([waitForImports(), wait(maxWait)]);
  }
  if (!isPage) return;
  delete window.earlyInput;
  recorder.end();
}

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** React has rendered the result of an event when this resolves. A hidden page has no frames. */
const nextTurn = () =>
  document.hidden
    ? wait(0)
    : new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

function replay({ target, type, value = '', checked, files }: EarlyEvent): void {
  if (!target.isConnected) return;
  if (type === 'click') {
    target.removeAttribute('aria-busy');
    target.click();
  } else if (type === 'drop') {
    const dataTransfer = transferOf(files ?? []);
    target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  } else if (files && target instanceof HTMLInputElement) {
    target.files = transferOf(files).files;
    target.dispatchEvent(new Event(type, { bubbles: true }));
  } else if (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type)) {
    target.checked = !checked;
    target.click();
  } else retype(target as HTMLInputElement, value, type);
}

/**
 * React ignores an event whose value it has seen, and it sees the typed value during hydration. It tracks the value
 * property of the element, so another value is set through the property and the typed one through the prototype.
 */
function retype(field: HTMLInputElement, value: string, type: string): void {
  const { selectionStart, selectionEnd } = field;
  field.value = `${value} `;
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  if (typeof selectionStart === 'number') field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

function transferOf(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}
