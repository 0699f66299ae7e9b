import { useState, useRef } from 'react';
import { now } from '@/lib/store/record';
import { showToast } from '@/lib/toast/toast';
import { compareInWorker } from '@/components/integrity/comparer/compare-in-worker';
import { inventedAssignment, inventedClass } from '@/components/integrity/model/invented-class';
import type { ComparisonReport, UnreadFile } from '@/components/integrity/model/report';
import {
  type TextInput,
  fileAndOwner,
  withDistinctOwners,
} from '@/components/integrity/model/text-input';
import type { TextFile } from '@/components/integrity/model/text';
import { readerLimit } from '@/components/integrity/reader/limit';
import { readText } from '@/components/integrity/reader/read-text';

interface ReadOptions {
  signal: AbortSignal;
  /** Called with the number of files that are read. */
  onProgress: (done: number) => void;
}

/** Reads the texts of files; those that cannot be read are listed with the reason. Rejects if the signal aborts. */
export async function readInputs(
  inputs: readonly TextInput[],
  { signal, onProgress }: ReadOptions,
): Promise<Pick<ComparisonReport, 'files' | 'unread'>> {
  let done = 0;
  let left: number = readerLimit.allCharacters;
  const read = await Promise.all(
    withDistinctOwners(inputs).map(async (input, index): Promise<TextFile | UnreadFile> => {
      const { file, role, owner, person } = input;
      const text = await readText(file, role, { signal, id: `text-${index + 1}`, owner });
      onProgress(++done);
      if (typeof text === 'string') return { name: fileAndOwner(input), fault: text };
      left -= lengthOf(text);
      if (left < 0) return { name: fileAndOwner(input), fault: 'too-much' };
      return person === undefined ? text : { ...text, person };
    }),
  );
  const isUnread = (one: TextFile | UnreadFile): one is UnreadFile => 'fault' in one;
  const isRead = (one: TextFile | UnreadFile): one is TextFile => !isUnread(one);
  return { files: read.filter(isRead), unread: read.filter(isUnread) };
}

const lengthOf = ({ pages }: TextFile) =>
  pages.reduce((sum, { text, hidden = '' }) => sum + text.length + hidden.length, 0);

/** The progress of a comparison: files read, then the share of the texts that is compared. */
export type ComparisonProgress =
  { step: 'reading'; done: number; total: number } | { step: 'comparing'; done: number; total: 1 };

interface ComparisonOptions {
  /** The name of the assignment. */
  name: string;
  /** The question to everybody, as text. */
  assignment: string;
}

type Draft = Omit<ComparisonReport, 'comparison'>;

/** Reads and compares texts; one comparison at a time. */
export function useComparison({ name, assignment }: ComparisonOptions) {
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
    isInvented: false,
  });
  const compare = async (draft: Draft, signal: AbortSignal) => {
    const comparison = await compareInWorker(draft.files, {
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
  return { report, progress, show: setReport, cancel, start, startInvented };
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
