import { useEffect, useRef, useState } from 'react';

/** An attempt to save that stopped because a conflict must be resolved first; `T` is the content of the form. */
export interface Stopped<T> {
  stopped: boolean;
  gone: boolean;
  conflicts: readonly { field: string; mine: unknown; stored: unknown }[];
  stored: T | null;
}

type Answer = 'mine' | 'stored';

/** The conflicts of a form and the answers to them. */
export function useConflicts<T>(draft: {
  rebase: (field: string, stored: T, show: Answer) => void;
}) {
  const panel = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<Stopped<T> | null>(null);
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>({});
  const [isChecked, setIsChecked] = useState(false);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked > 0) panel.current?.focus();
  }, [asked]);
  const again = () => setAsked((count) => count + 1);

  return {
    panel,
    gone: found?.gone ?? false,
    conflicts: found?.conflicts ?? [],
    answerTo: (field: string) => answers[field],
    /** Whether a field still needs an answer after the form was submitted. */
    isMissing: (field: string) => isChecked && !answers[field],
    answer: (field: string, choice: Answer) =>
      setAnswers((before) => ({ ...before, [field]: choice })),
    ask: (stopped: Stopped<T>) => {
      setFound(stopped);
      setAnswers({});
      setIsChecked(false);
      again();
    },
    /** Clears them when other content replaced the one that they are about. */
    clear: () => setFound(null),
    /** Applies the answers to the form; false if one is missing. */
    settle: (): boolean => {
      const { conflicts = [], stored } = found ?? {};
      if (!stored) return true;
      if (conflicts.some(({ field }) => !answers[field])) {
        setIsChecked(true);
        again();
        return false;
      }
      for (const { field } of conflicts) draft.rebase(field, stored, answers[field] ?? 'mine');
      setFound(null);
      return true;
    },
  };
}

export type Conflicts<T> = ReturnType<typeof useConflicts<T>>;
