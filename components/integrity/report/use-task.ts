import { useRef } from 'react';

interface TaskOptions {
  onError: (error: Error) => void;
  /** Called after the task, however it ended, unless another one has begun. */
  onEnd: () => void;
}

/** Runs one task at a time: a new one cancels the one before. What a cancelled task throws is ignored. */
export function useTask({ onError, onEnd }: TaskOptions) {
  const running = useRef<AbortController | null>(null);
  const cancel = () => running.current?.abort();
  const run = async (task: (signal: AbortSignal) => Promise<void>) => {
    cancel();
    const controller = new AbortController();
    running.current = controller;
    try {
      await task(controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) onError(error as Error);
    } finally {
      if (running.current === controller) onEnd();
    }
  };
  return { run, cancel };
}
