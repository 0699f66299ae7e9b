import { useEffect, useId, useRef } from 'react';
import type { BackupProblem } from '@/components/device/model/backup-check';

const maxShown = 20;

/** Lists why a file is rejected: the first 20 problems and what to do. */
export function ImportProblem({ name, problems }: { name: string; problems: BackupProblem[] }) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), [problems]);
  const more = problems.length - maxShown;
  const todos = [...new Set(problems.map(({ todo }) => todo))];
  return (
    <div
      ref={panel}
      role="group"
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-problems`}
      tabIndex={-1}
      className="mt-2 rounded-control border border-rejected bg-rejected-fill p-4 text-rejected"
    >
      <p id={`${id}-heading`} className="font-semibold wrap-anywhere">
        {name} cannot be imported. Nothing was changed.
      </p>
      <ul id={`${id}-problems`} className="mt-2 grid list-disc gap-1 ps-5 text-note">
        {problems.slice(0, maxShown).map(({ location: where, wrong }, index) => (
          <li key={index} className="wrap-anywhere">
            {where} {wrong}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-1 text-note">and {more} more</p>}
      <p className="mt-2 text-note">What to do: {todos.join(' ')}</p>
    </div>
  );
}
