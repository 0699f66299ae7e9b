import { cornerLinkClass } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import type { PointsProps } from '@/components/activity/points/use-points';

const load = async () => (await import('@/components/activity/points/points-dialog')).PointsDialog;

/** The button that opens how points are counted. */
export function HowPointsCount(props: PointsProps) {
  return (
    <LazyDialogButton
      load={load}
      props={props}
      className={`${cornerLinkClass} pointer-coarse:min-h-11 print:hidden`}
    >
      How they count
    </LazyDialogButton>
  );
}
