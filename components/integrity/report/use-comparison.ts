import { useRef, useState } from 'react';
import { now } from '@/lib/store/record';
import { showToast } from '@/lib/toast/toast';
import { compareInWorker } from '../comparer/compare-in-worker';
import { defaultChoice } from '../model/report/choice-text';
import { inventedAssignment, inventedClass } from '../model/report/invented-class';
import type { ComparisonReport } from '../model/report/report';
import type { TextInput } from '../model/report/text-input';
import type { LeftOutChoice } from '../model/text';
import { readInputs } from './read-inputs';

/** How far a comparison is: files read, then the share of the texts that is compared. */
export type ComparisonProgress =
  { step: 'reading'; done: number; total: number } | { step: 'comparing'; done: number; total: 1 };

interface ComparisonOptions {
  /** The name of the assignment. */
  name: string;
  /** What everybody was asked, as text. */
  assignment: string;
  /** Whether every shared passage is reported, rather than only what exceeds coincidence. */
  reportAll?: boolean;
}

type Draft = Omit<ComparisonReport, 'comparison'>;

/** Reads and compares texts; one comparison at a time. */
export function useComparison({ name, assignment, reportAll = false }: ComparisonOptions) {
  const [report, setReport] = useState<ComparisonReport | null>(null);
  const [progress, setProgress] = useState<ComparisonProgress | null>(null);
  const running = useRef<AbortController | null>(null);

  const run = async (task: (signal: AbortSignal) => Promise<ComparisonReport>) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    try {
      const made = await task(controller.signal);
      if (!controller.signal.aborted) setReport(made);
    } catch (error) {
      if (!controller.signal.aborted)
        showToast(`The texts could not be compared. ${(error as Error).message}`, { urgent: true });
    } finally {
      if (running.current === controller) {
        running.current = null;
        setProgress(null);
      }
    }
  };

  const compare = async (draft: Draft, signal: AbortSignal): Promise<ComparisonReport> => {
    const comparison = await compareInWorker(draft.files, {
      leftOut: draft.choice,
      reportAll,
      assignment: draft.assignment,
      signal,
      onProgress: (done) => setProgress({ step: 'comparing', done, total: 1 }),
    });
    return { ...draft, comparison };
  };

  const newDraft = (): Omit<Draft, 'files' | 'unread'> => ({
    ...{ name, assignment, at: now(), choice: defaultChoice, isInvented: false },
  });

  return {
    report,
    progress,
    show: setReport,
    cancel: () => running.current?.abort(),
    start: (inputs: readonly TextInput[]) =>
      run(async (signal) => {
        const onProgress = (done: number) =>
          setProgress({ step: 'reading', done, total: inputs.length });
        onProgress(0);
        const read = await readInputs(inputs, { signal, onProgress });
        return compare({ ...newDraft(), ...read }, signal);
      }),
    startInvented: () =>
      run((signal) => {
        const draft = { ...newDraft(), files: inventedClass(), unread: [] };
        return compare({ ...draft, assignment: inventedAssignment, isInvented: true }, signal);
      }),
    choose: (choice: LeftOutChoice) =>
      run((signal) => {
        if (!report) throw new Error('There is no report.');
        setReport({ ...report, choice });
        return compare({ ...report, choice }, signal);
      }),
  };
}
