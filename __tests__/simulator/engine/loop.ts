/** Who runs tasks: a page, which no longer runs any once it is closed. */
export interface Runner {
  alive: boolean;
  /** Called before its code runs. */
  enter: () => void;
}

/** Tasks that run in their order, such as the requests of a transaction. */
export type Lane = { runner: Runner | null; run: () => void }[];

interface Timer {
  due: number;
  runner: Runner;
  run: () => void;
}

/**
 * The event loops of all pages and the browser's own work. Which task runs next, of those that may, is what a schedule
 * decides. After each task its microtasks run, as in a browser.
 */
export class Loop {
  /** Milliseconds since the schedule began, whatever the clocks of the devices say. */
  time = 0;
  #lanes = new Set<Lane>();
  #timers: Timer[] = [];
  #afterTask: (() => void)[] = [];

  /** `pick` returns a number below its argument. */
  constructor(readonly pick: (count: number) => number) {}

  add(lane: Lane, runner: Runner | null, run: () => void): void {
    lane.push({ runner, run });
    this.#lanes.add(lane);
  }

  addTimer(runner: Runner, run: () => void, delay: number): () => void {
    const timer = { due: this.time + delay, runner, run };
    const index = this.#timers.findIndex(({ due }) => due > timer.due);
    this.#timers.splice(index < 0 ? this.#timers.length : index, 0, timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** Runs after the current task and its microtasks. */
  afterTask(run: () => void): void {
    this.#afterTask.push(run);
  }

  /** Runs something now, as a task of its own. */
  async do(run: () => void, runner: Runner | null): Promise<void> {
    runner?.enter();
    run();
    await new Promise(setImmediate);
    for (const after of this.#afterTask.splice(0)) after();
  }

  /** Runs at most this many tasks, and `check` after each; resolves to whether none is left. */
  async run(steps: number, check: (runner: Runner | null) => void): Promise<boolean> {
    for (let step = 0; step < steps; step++) {
      const task = this.#next();
      if (!task) return true;
      await this.do(task.run, task.runner);
      check(task.runner);
    }
    return false;
  }

  #next(): Lane[number] | null {
    for (;;) {
      // A slow computer: a timer ends before work that began earlier.
      const isLate = this.#timers.length > 0 && this.#lanes.size > 0 && this.pick(40) === 39;
      const task = isLate ? null : this.#nextTask();
      const found = task ?? this.#nextTimer();
      if (!found) return null;
      if (found.runner?.alive !== false) return found;
    }
  }

  #nextTask() {
    if (this.#lanes.size === 0) return null;
    if ((this.#timers[0]?.due ?? Infinity) <= this.time && this.pick(this.#lanes.size + 1) === 0)
      return null;
    let index = this.#lanes.size > 1 ? this.pick(this.#lanes.size) : 0;
    for (const lane of this.#lanes) {
      if (index-- > 0) continue;
      const task = lane.shift();
      if (lane.length === 0) this.#lanes.delete(lane);
      return task ?? null;
    }
    return null;
  }

  #nextTimer() {
    const timer = this.#timers.shift();
    if (timer) this.time = Math.max(this.time, timer.due);
    return timer;
  }
}
