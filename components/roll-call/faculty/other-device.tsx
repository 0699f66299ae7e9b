import {
  countsOf,
  countText,
  versionOf,
  type RollCall,
} from '@/components/roll-call/model/roll-call';
import { settled } from '@/components/roll-call/model/roll-letter';
import { Button } from '@/components/ui/button';
import { now } from '@/lib/store/record';
import { formatMinute } from '@/lib/time/date';
import { minuteOf } from '@/lib/time/day';
import { saveWithLetters, type RegisterBy } from './save-with-letters';

interface OtherDeviceProps {
  own: RollCall;
  other: RollCall;
  by: RegisterBy;
}

/** Asks which of two registers of a class counts, if two devices saved one without knowing of each other. */
export function OtherDevice({ own, other, by }: OtherDeviceProps) {
  const textOf = (one: RollCall) =>
    `${countText(countsOf(one.students, one.marks))}, ${formatMinute(minuteOf(versionOf(one)))}`;
  const choose = (chosen: RollCall) =>
    void saveWithLetters(
      settled(own, other, chosen, now()),
      `Register saved: ${own.course}, ${own.section}, ${textOf(chosen)}.`,
      by,
    ).catch(() => {});
  return (
    <section
      aria-label="Another register"
      className="max-w-2xl rounded-card border border-pending p-4"
    >
      <p className="text-note">
        You saved two registers of this class, on two devices. Until you choose, the one with fewer
        absent students counts.
      </p>
      <ul className="mt-2 grid gap-2">
        {[
          { one: own, name: 'This device' },
          { one: other, name: 'The other device' },
        ].map(({ one, name }) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-2 text-note">
            <span>
              <span className="font-semibold">{name}:</span> {textOf(one)}
            </span>
            <Button
              aria-label={`Use the register of ${name.toLowerCase()}`}
              onClick={() => choose(one)}
            >
              Use this
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
