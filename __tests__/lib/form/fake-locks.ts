interface Asked {
  name: string;
  begin: () => Promise<void>;
}

type Run = (lock: Lock | null) => Promise<void> | undefined;

/** The exclusive locks of a browser, which its tabs share; whoever asks for a shared lock gets it. */
export function fakeLocks(): void {
  let all: Asked[] = [];
  const request = (name: string, ...rest: [...([] | [LockOptions]), Run]) => {
    const run = rest.at(-1) as Run;
    const { mode = 'exclusive', ifAvailable } = rest.length > 1 ? (rest[0] as LockOptions) : {};
    const isFree = mode === 'shared' || all.every((one) => one.name !== name);
    if (ifAvailable && !isFree) return Promise.resolve(run(null));
    if (mode === 'shared') return Promise.resolve(run({ name, mode }));
    return new Promise<void>((resolve) => {
      const asked: Asked = {
        name,
        begin: async () => {
          await run({ mode, name });
          all = all.filter((one) => one !== asked);
          resolve();
          void all.find((one) => one.name === name)?.begin();
        },
      };
      all.push(asked);
      if (isFree) void asked.begin();
    });
  };
  const query = async () => ({ held: [], pending: [] });
  const navigator = Object.assign(globalThis.navigator ?? {}, { locks: { request, query } });
  Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
}
