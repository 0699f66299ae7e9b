type Listener = (event: { target: unknown; type: string }) => void;

const none: [] = [];

/** An event target without bubbling. */
export class Target {
  #listeners: { type: string; listener: Listener }[] = none;
  onsuccess: Listener | null = null;
  onerror: Listener | null = null;
  onmessage: Listener | null = null;

  addEventListener(type: string, listener: Listener): void {
    const one = { type, listener };
    if (this.#listeners === none) this.#listeners = [one];
    else this.#listeners.push(one);
  }

  removeEventListener(type: string, listener: Listener): void {
    this.#listeners = this.#listeners.filter(
      (one) => one.type !== type || one.listener !== listener,
    );
  }

  dispatch(type: string, more: object = {}): void {
    const event = { ...more, target: this, type };
    for (const one of [...this.#listeners]) if (one.type === type) one.listener(event);
    if (type === 'success') this.onsuccess?.(event);
    if (type === 'error') this.onerror?.(event);
    if (type === 'message') this.onmessage?.(event);
  }
}
