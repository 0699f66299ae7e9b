import type { Lane, Loop, Runner } from './loop';
import { Target } from './target';

/** How a message between tabs arrives. */
export type Delivery = 'once' | 'twice' | 'never';

/** The `BroadcastChannel`s of the pages of a device. */
export class Channels {
  #open: { channel: Target; name: string; runner: Runner; lane: Lane }[] = [];
  delivery: Delivery = 'once';

  constructor(readonly loop: Loop) {}

  send(name: string, from: Target, data: unknown): void {
    const count = { once: 1, twice: 2, never: 0 }[this.delivery];
    for (const { channel, runner, lane, ...other } of this.#open)
      for (let turn = 0; turn < count && channel !== from && other.name === name; turn++)
        this.loop.add(lane, runner, () => channel.dispatch('message', { data }));
  }

  classFor(runner: Runner) {
    const add = (channel: Target, name: string) =>
      void this.#open.push({ channel, name, runner, lane: [] });
    const send = (name: string, from: Target, data: unknown) => this.send(name, from, data);
    return class extends Target {
      constructor(readonly name: string) {
        super();
        add(this, name);
      }
      postMessage(data: unknown): void {
        send(this.name, this, JSON.parse(JSON.stringify(data)));
      }
    };
  }

  drop(runner: Runner): void {
    this.#open = this.#open.filter((one) => one.runner !== runner);
  }
}
