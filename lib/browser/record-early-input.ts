/** An event that was recorded before the page was hydrated. */
export interface EarlyEvent {
  target: HTMLElement;
  type: 'click' | 'input' | 'change' | 'drop';
  value?: string;
  checked?: boolean;
  files?: readonly File[];
}

interface Recorder extends Array<EarlyEvent> {
  /** While it is true, events are not recorded. */
  isReplaying?: boolean;
  /** Stops the recording. */
  end: () => void;
}

declare global {
  interface Window {
    earlyInput?: Recorder;
  }
}

/** The events, each with the function that records it. */
const records = {
  click: recordClick,
  keydown: recordShortcut,
  input: recordValue,
  change: recordValue,
  dragover: recordFiles,
  drop: recordFiles,
} as const;

/**
 * Records user input before the page is hydrated; `replayEarlyInput` replays it afterwards. The page does not see the
 * recorded events, so nothing happens twice. What the browser handles itself (links, popovers, `<details>`, the state of
 * a field) still works. A button whose press is recorded is `aria-busy`.
 */
export function recordEarlyInput(): void {
  const types = Object.keys(records) as (keyof typeof records)[];
  const record = (event: Event) => {
    if (!recorder.isReplaying) records[event.type as keyof typeof records](event as never);
  };
  const end = () => types.forEach((type) => removeEventListener(type, record, true));
  const recorder: Recorder = Object.assign([], { end });
  window.earlyInput = recorder;
  types.forEach((type) => addEventListener(type, record, true));
}

const add = (event: EarlyEvent) => window.earlyInput?.push(event);

function stop(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function recordClick(event: MouseEvent): void {
  const target = event.target as HTMLElement;
  const button = target.closest?.<HTMLElement>('button:not([popovertarget]),[data-press]');
  if (button) {
    stop(event);
    button.ariaBusy = 'true';
    add({ target: button, type: 'click' });
  } else if ('form' in target) event.stopPropagation();
}

/** The shortcut of the command palette presses its button, which the browser handles itself. */
function recordShortcut(event: KeyboardEvent): void {
  if (event.key !== 'k' || event.ctrlKey === event.metaKey) return;
  const button = document.querySelector<HTMLElement>('[aria-keyshortcuts]');
  if (!button) return;
  stop(event);
  button.click();
}

function recordValue(event: Event): void {
  event.stopPropagation();
  const target = event.target as HTMLInputElement;
  const type = event.type as 'input' | 'change';
  const { value, checked, files } = target;
  if (files && type === 'input') return;
  const recorder = window.earlyInput;
  // A field has one entry: its last value.
  if (!files && recorder?.at(-1)?.target === target) recorder.pop();
  add({ target, type, value, checked, ...(files && { files: [...files] }) });
}

function recordFiles(event: DragEvent): void {
  const { dataTransfer, target } = event;
  if (!dataTransfer?.types.includes('Files')) return;
  stop(event);
  if (event.type === 'drop')
    add({ target: target as HTMLElement, type: 'drop', files: [...dataTransfer.files] });
}
