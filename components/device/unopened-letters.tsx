import { useRecords } from '@/lib/store/use-records';
import { countText } from '@/lib/text/count';
import { groupBy } from '@/lib/list/group';
import type { InLetter } from '@/lib/drop/letters';

const reasons = {
  newer: 'Made by a newer version of this portal. Reload this page to open it.',
  left: 'They stay on the college’s server: the sender has reached the limit of a day, or of what waits for you.',
  damaged: 'Damaged, or not made by this portal.',
  content: 'Without a file that this page imports.',
} as const;

function reasonOf({ state, reason }: InLetter): keyof typeof reasons | undefined {
  return state === 'newer' || state === 'left' ? state : reason;
}

/** Lists who sent letters that were not opened, and why they were not. */
export function UnopenedLetters() {
  const letters = [...useRecords('letters').values()].flatMap((letter) => {
    const reason = letter.direction === 'in' ? reasonOf(letter) : undefined;
    return reason ? [{ reason, from: letter.with }] : [];
  });
  const groups = [...groupBy(letters, ({ reason, from }) => `${from} ${reason}`)];
  if (groups.length === 0) return null;
  return (
    <div className="mt-5">
      <h3 className="text-body">Letters that were not opened</h3>
      <ul className="mt-1 divide-y divide-line border-y border-line">
        {groups.map(([key, [first, ...others]]) => (
          <li key={key} className="py-3 text-note">
            <p className="font-semibold wrap-anywhere">
              {first.reason === 'left'
                ? 'More letters'
                : countText(1 + others.length, ['letter', 'letters'])}{' '}
              from {first.from}
            </p>
            <p className="text-small text-muted">{reasons[first.reason]}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
