import { formatMiddle, type OrderedMark } from '@/components/progress/model/mark-groups';
import { formatShortDay } from '@/lib/time/date';

type ShownMark = Pick<OrderedMark, 'name' | 'text' | 'value' | 'due' | 'class'>;

/** A mark with its place beside the middle half of the class, from 0 to 100 percent. */
export function MarkRow({ mark }: { mark: ShownMark }) {
  const { name, text, value, due, class: figures } = mark;
  const { low = figures?.middle, high = figures?.middle } = figures ?? {};
  const left = (percent: number) => ({ left: `${Math.min(100, Math.max(0, percent))}%` });
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)_4.5rem] items-center gap-3 py-2.5 text-note">
      <bdi className="wrap-anywhere">{name}</bdi>
      <span className="relative h-4" aria-hidden="true" dir="ltr">
        <span className="absolute inset-x-0 top-[7px] h-0.5 bg-line" />
        {figures && (
          <>
            <span
              className="absolute inset-y-0 rounded-[3px] border border-control bg-line"
              style={{ ...left(low!), right: `${100 - Math.min(100, high!)}%` }}
            />
            <span
              className="absolute inset-y-0 -ml-px w-0.5 bg-text"
              style={left(figures.middle)}
            />
          </>
        )}
        {value !== null && (
          <span
            className="absolute top-0.5 -ml-1.5 size-3 rounded-full bg-brand ring-2 ring-surface"
            style={left(value)}
          />
        )}
      </span>
      <span className={`text-end ${text ? 'font-semibold' : 'text-muted'}`}>
        {text ?? (due ? formatShortDay(due, due) : 'to come')}
        {figures && (
          <span className="sr-only">, middle half of the class {formatMiddle(figures)}</span>
        )}
      </span>
    </li>
  );
}
