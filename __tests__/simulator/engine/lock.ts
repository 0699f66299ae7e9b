import type { Loop, Runner } from './loop';

interface Lock {
  name: string;
  mode: string;
  runner: Runner;
  begin: () => void;
  isHeld: boolean;
}

interface Options {
  mode?: string;
  ifAvailable?: boolean;
}

type Run<T> = (lock: Lock | null) => T | Promise<T>;

/** `navigator.locks` of the pages of a device. */
export class Locks {
  #locks: Lock[] = [];

  constructor(readonly loop: Loop) {}

  managerOf(runner: Runner) {
    return {
      request: <T>(name: string, ...rest: [...([] | [Options]), Run<T>]) => {
        const run = rest.at(-1) as Run<T>;
        const { mode = 'exclusive', ifAvailable } = rest.length > 1 ? (rest[0] as Options) : {};
        if (ifAvailable && this.#locks.some((other) => other.name === name))
          return (async () => run(null))();
        return new Promise<T>((resolve, reject) => {
          const lock: Lock = { name, mode, runner, isHeld: false, begin: () => {} };
          lock.begin = () =>
            void (async () => run(lock))()
              .then(resolve, reject)
              .finally(() => this.#release(lock));
          this.#locks.push(lock);
          this.#grant();
        });
      },
      query: async () => ({
        held: this.#locks.filter(({ isHeld }) => isHeld),
        pending: this.#locks.filter(({ isHeld }) => !isHeld),
      }),
    };
  }

  drop(runner: Runner): void {
    this.#locks = this.#locks.filter((lock) => lock.runner !== runner);
    this.#grant();
  }

  #release(lock: Lock): void {
    this.#locks = this.#locks.filter((other) => other !== lock);
    this.#grant();
  }

  #grant(): void {
    this.#locks.forEach((lock, index) => {
      if (lock.isHeld) return;
      const before = this.#locks.slice(0, index).filter(({ name }) => name === lock.name);
      if (before.some(({ mode }) => lock.mode === 'exclusive' || mode === 'exclusive')) return;
      lock.isHeld = true;
      this.loop.add([], lock.runner, lock.begin);
    });
  }
}
