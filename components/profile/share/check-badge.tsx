import { MinusIcon, ShieldCheckIcon } from '@heroicons/react/16/solid';
import { ShieldExclamationIcon } from '@heroicons/react/20/solid';
import type { ActivityCheck } from '@/components/profile/model/shared-check';

const badges = {
  checked: { Icon: ShieldCheckIcon, style: 'bg-approved-fill text-approved' },
  wrong: { Icon: ShieldExclamationIcon, style: 'bg-rejected-fill text-rejected' },
  expired: { Icon: ShieldExclamationIcon, style: 'bg-rejected-fill text-rejected' },
  unchecked: { Icon: MinusIcon, style: 'bg-sunken text-muted' },
} as const;

const badgeTexts = {
  wrong: 'Signature does not fit',
  expired: 'Signature has expired',
  unchecked: 'In the link, not checked',
} as const;

export function CheckBadge({ check }: { check: ActivityCheck }) {
  const { Icon, style } = badges[check.state];
  return (
    <p
      className={`inline-flex max-w-full items-center gap-1.5 rounded-full border border-transparent px-2.5 py-0.5 text-start text-small font-semibold wrap-anywhere forced-colors:border-line print:border-line ${style}`}
    >
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      {check.state === 'checked' ? (
        <span>
          Checked{check.inTour ? ': signed in this tour' : check.by && ': signed by '}
          {!check.inTour && <bdi>{check.by}</bdi>}
        </span>
      ) : (
        badgeTexts[check.state]
      )}
    </p>
  );
}
