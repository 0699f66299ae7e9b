const inputs = ['pointerdown', 'keydown', 'click', 'online'] as const;

/** Runs at every input of a person, and when the connection is back, until the signal. */
export function onInput(run: () => void, signal: AbortSignal): void {
  for (const type of inputs) addEventListener(type, run, { signal, capture: true });
}
