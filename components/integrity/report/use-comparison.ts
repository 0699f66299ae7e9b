import { useState, useRef } from 'react';
import { now } from '@/lib/store/record';
import { showToast } from '@/lib/toast/toast';
import { compareInWorker } from '../comparer/compare-in-worker';
import { defaultChoice } from '../model/choice-text';
import { inventedAssignment, inventedClass } from '../model/invented-class';
import type { ComparisonReport } from '../model/report';
import type { TextInput } from '../model/text-input';
import type { LeftOutChoice } from '../model/text';
import { readInputs } from './read-inputs';

/** The progress of a comparison: files read, then the share of the texts that is compared. */
export type ComparisonProgress =
  { step: 'reading'; done: number; total: number } | { step: 'comparing'; done: number; total: 1 };

interface ComparisonOptions {
  /** The name of the assignment. */
  name: string;
  /** The question to everybody, as text. */
  assignment: string;
  /** True if every shared passage is reported, rather than only what exceeds coincidence. */
  reportAll?: boolean;
}

type Draft = Omit<ComparisonReport, 'comparison'>;

/** Reads and compares texts; one comparison at a time. */
export function useComparison({ name, assignment, reportAll = false }: ComparisonOptions) {
  const [report, setReport] = useState<ComparisonReport | null>(null);
  const [progress, setProgress] = useState<ComparisonProgress | null>(null);
  const { run, cancel } = useTask({
    onError: ({ message }) =>
      showToast(`The texts could not be compared. ${message}`, { urgent: true }),
    onEnd: () => setProgress(null),
  });
  const newDraft = (): Omit<Draft, 'files' | 'unread'> => ({
    name,
    assignment,
    at: now(),
    choice: defaultChoice,
    isInvented: false,
  });
  const compare = async (draft: Draft, signal: AbortSignal) => {
    const comparison = await compareInWorker(draft.files, {
      leftOut: draft.choice,
      reportAll,
      assignment: draft.assignment,
      signal,
      onProgress: (done) => setProgress({ step: 'comparing', done, total: 1 }),
    });
    if (!signal.aborted) setReport({ ...draft, comparison });
  };
  const start = (inputs: readonly TextInput[]) =>
    run(async (signal) => {
      const onProgress = (done: number) =>
        setProgress({ step: 'reading', done, total: inputs.length });
      onProgress(0);
      const read = await readInputs(inputs, { signal, onProgress });
      await compare({ ...newDraft(), ...read }, signal);
    });
  const startInvented = () => {
    const draft = { ...newDraft(), files: inventedClass(), unread: [] };
    return run((signal) =>
      compare({ ...draft, assignment: inventedAssignment, isInvented: true }, signal),
    );
  };
  const choose = (choice: LeftOutChoice) =>
    run(async (signal) => {
      if (!report) return;
      setReport({ ...report, choice });
      await compare({ ...report, choice }, signal);
    });
  return { report, progress, show: setReport, cancel, start, startInvented, choose };
}

interface TaskOptions {
  onError: (error: Error) => void;
  /** Called after the task, however it ended, unless another one has begun. */
  onEnd: () => void;
}

/** Runs one task at a time: a new one cancels the one before. What a cancelled task throws is ignored. */
function useTask({ onError, onEnd }: TaskOptions) {
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
