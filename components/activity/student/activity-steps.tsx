import { CheckIcon } from '@heroicons/react/16/solid';
import type { ActivityStep } from '@/components/activity/model/activity-state';

const dots = {
  done: 'bg-brand text-on-brand border-brand',
  current: 'border-brand',
  open: 'border-control',
} as const;

/** The way of an activity from the student to the decision, with the step where it is. */
export function ActivitySteps({ steps }: { steps: readonly ActivityStep[] }) {
  return (
    <ol aria-label="Where it is" className="grid grid-cols-4 text-note">
      {steps.map(({ name, detail, state }) => (
        <li
          key={name}
          aria-current={state === 'current' ? 'step' : undefined}
          className="group grid content-start gap-1.5 pe-2"
        >
          <span className="flex items-center gap-2" aria-hidden="true">
            <span
              className={`grid size-7 shrink-0 place-items-center rounded-full border-2 ${dots[state]}`}
            >
              {state === 'done' && <CheckIcon className="size-4" />}
              {state === 'current' && <span className="size-2.5 rounded-full bg-brand" />}
            </span>
            <span
              className={`h-0.5 grow group-last:hidden ${state === 'done' ? 'bg-brand' : 'bg-line'}`}
            />
          </span>
          <span className={state === 'open' ? 'text-muted' : 'font-semibold'}>
            {name}
            {state === 'done' && <span className="sr-only">, done</span>}
          </span>
          {detail && <span className="text-small text-muted">{detail}</span>}
        </li>
      ))}
    </ol>
  );
}
