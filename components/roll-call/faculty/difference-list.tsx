import { ListFoot } from '@/components/list/list-foot';
import { useShown } from '@/components/list/use-shown';
import { ShortDay } from '@/components/page/short-day';
import type { RegisterDifference } from '@/components/roll-call/model/difference';
import { shownNames } from '@/components/roll-call/model/every-class';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { recordIdOf } from '@/lib/store/kind/person-id';
import { now, put } from '@/lib/store/record';
import { useRecords } from '@/lib/store/use-records';
import { writeWithUndo } from '@/lib/store/write-with-undo';
import { formatTime } from '@/lib/time/date';

/** The students about whom a register and the college's record differ; a teacher takes those off the list that are settled. */
export function DifferenceList({ differences }: { differences: readonly RegisterDifference[] }) {
  const flags = useRecords('flags');
  const open = differences.filter((one) => !flags.has(flagOf(one)));
  const shown = useShown(open);
  if (open.length === 0) return null;
  const settle = (one: RegisterDifference) =>
    void writeWithUndo(
      [put('flags', { id: flagOf(one), at: now() })],
      `${one.name}, ${formatTime(one.rollCall.start)}: settled.`,
    ).catch(() => {});
  return (
    <Card title="Differs from the college’s record">
      <ul className="divide-y divide-line">
        {shown.records.map((one) => {
          const { rollCall, name, student, register, college } = one;
          return (
            <li key={one.id} className="flex flex-wrap items-center justify-between gap-2 py-3">
              <p className="min-w-0 text-note wrap-anywhere">
                <span className="block text-base font-semibold">
                  <bdi>{name}</bdi>, {student}
                </span>
                <span className="block text-muted">
                  <ShortDay day={rollCall.day} weekday />, {formatTime(rollCall.start)} ·{' '}
                  <bdi>{rollCall.course}</bdi>
                </span>
                Your register says {shownNames[register]}, the college’s record{' '}
                {shownNames[college]}.
              </p>
              <Button aria-label={`Settled: ${name}`} onClick={() => settle(one)}>
                Settled
              </Button>
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-note text-muted">The office has the same list.</p>
      <ListFoot shown={shown} kind="differences" />
    </Card>
  );
}

const flagOf = ({ id, college }: RegisterDifference) =>
  `differs:${recordIdOf(id)}:${college.toLowerCase()}`;
