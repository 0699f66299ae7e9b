import {
  statusLabels,
  type RosterStudent,
  type Status,
} from '@/components/roll-call/model/roll-call';
import type { Marking } from './use-marks';

interface MarkListProps extends Pick<Marking, 'marks' | 'mark'> {
  roster: readonly RosterStudent[];
}

const statuses: readonly Status[] = ['P', 'A', 'L', 'D'];

/** The students of a class by name, each with one choice. */
export function MarkList({ roster, marks, mark }: MarkListProps) {
  return (
    <ul className="max-w-2xl divide-y divide-line rounded-card border border-line bg-surface">
      {roster.map((student) => {
        const { label, name, rollNumber } = student;
        const status = marks[rollNumber] ?? 'P';
        return (
          <li key={rollNumber}>
            <fieldset className="min-w-0 px-3 py-2">
              <legend className="float-start w-full text-note wrap-anywhere">
                <span className="me-2 font-semibold">{label}</span>
                <bdi>{name}</bdi> <span className="text-muted">{rollNumber}</span>
              </legend>
              <div className="flex clear-both flex-wrap gap-x-2.5">
                {statuses.map((one) => (
                  <label
                    key={one}
                    className="flex min-h-11 cursor-pointer items-center gap-1 text-note"
                  >
                    <input
                      type="radio"
                      name={`mark-${rollNumber}`}
                      checked={status === one}
                      onChange={() => mark(student, one)}
                      className="size-5 accent-brand"
                    />
                    {statusLabels[one]}
                  </label>
                ))}
              </div>
            </fieldset>
          </li>
        );
      })}
    </ul>
  );
}
