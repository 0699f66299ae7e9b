import type { Movement, Moved } from '@/components/progress/model/moved';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';

interface MovedCardProps extends Moved {
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** The students whose figures changed most, with the reason in words; nothing if nobody's did. */
export function MovedCard({ basis, down, up, ...choice }: MovedCardProps) {
  if (down.length + up.length === 0) return null;
  return (
    <Card title="Who moved most">
      <p className="-mt-2 text-note text-muted">{basis}</p>
      <div className="mt-3 grid gap-x-8 gap-y-4 @3xl:grid-cols-2">
        <Moves title="Down" moves={down} {...choice} />
        <Moves title="Up" moves={up} {...choice} />
      </div>
    </Card>
  );
}

interface MovesProps extends Pick<MovedCardProps, 'chosen' | 'onChoose'> {
  title: string;
  moves: readonly Movement[];
}

function Moves({ title, moves, chosen, onChoose }: MovesProps) {
  if (moves.length === 0) return null;
  const choose = (id: string, isChosen: boolean) =>
    onChoose(new Set([...[...chosen].filter((one) => one !== id), ...(isChosen ? [id] : [])]));
  return (
    <section className="min-w-0">
      <h3 className="border-b border-line pb-1 text-note text-muted">{title}</h3>
      <ul aria-label={`Moved ${title.toLowerCase()} most`}>
        {moves.map(({ row: { id, name, rollNumber }, points, why, ...line }) => (
          <li
            key={id}
            className="flex items-start gap-3 border-b border-line py-2.5 last:border-b-0"
          >
            <Checkbox
              label={`Choose ${name}, who moved ${title.toLowerCase()}`}
              labelHidden
              checked={chosen.has(id)}
              onChange={(isChosen) => choose(id, isChosen)}
            />
            <Slope {...line} isDown={points < 0} />
            <div className="min-w-0 grow text-note wrap-anywhere">
              <p>
                <bdi className="font-semibold">{name}</bdi>{' '}
                <bdi className="text-muted">{rollNumber}</bdi>
              </p>
              <p className="text-pretty">{why}</p>
            </div>
            <p
              className={`font-display text-title font-bold whitespace-nowrap ${points < 0 ? 'text-rejected' : 'text-approved'}`}
            >
              {points < 0 ? '\u2212' : '+'}
              {Math.round(Math.abs(points))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A line from the figure before to the figure now; the number beside it says the same. */
function Slope({ before, now, isDown }: { before: number; now: number; isDown: boolean }) {
  const [from, to] = [before, now].map(
    (value) => 22 - (Math.min(100, Math.max(0, value)) / 100) * 18,
  );
  return (
    <svg
      viewBox="0 0 56 26"
      className={`mt-0.5 w-14 shrink-0 max-sm:hidden ${isDown ? 'text-rejected' : 'text-approved'}`}
      aria-hidden="true"
    >
      <path d={`M4 ${from}L52 ${to}`} stroke="currentColor" strokeWidth="2" />
      <circle
        cx="4"
        cy={from}
        r="3"
        className="fill-surface"
        stroke="currentColor"
        strokeWidth="2"
      />
      <circle cx="52" cy={to} r="3" fill="currentColor" />
    </svg>
  );
}
