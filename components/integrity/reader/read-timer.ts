type Timer = ReturnType<typeof setTimeout>;

/** Calls a function once a file has been read for too long: since the last step, or since the first. */
export class ReadTimer {
  private all: Timer | undefined;
  private pause: Timer | undefined;

  /** Limits in milliseconds. */
  constructor(
    private readonly limit: { pause: number; time: number },
    private readonly onEnd: () => void,
  ) {}

  step(): void {
    this.all ??= setTimeout(this.onEnd, this.limit.time);
    clearTimeout(this.pause);
    this.pause = setTimeout(this.onEnd, this.limit.pause);
  }

  stop(): void {
    clearTimeout(this.all);
    clearTimeout(this.pause);
  }
}
