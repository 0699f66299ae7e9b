import type { Occupancy } from '@/content/schema/schedule/occupancy';
import type { Timetable } from '@/components/schedule/model/dated-meeting';
import { buttonClass } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy-dialog-button';
import type { SlotBasis } from './slot';

/** What a teacher's record says about free slots. */
export interface FreeSlotContent {
  occupancy: Occupancy;
  timetable: Timetable;
  /** The day of the record's data, "YYYY-MM-DD". */
  asOf: string;
}

export interface FreeSlotProps extends FreeSlotContent, Pick<SlotBasis, 'hours'> {
  /** The college's time zone. */
  timeZone: string;
}

const load = async () => (await import('./free-slot-dialog')).FreeSlotDialog;

/** Opens the search for a time for a make-up class. */
export function FreeSlotButton(props: FreeSlotProps) {
  return (
    <LazyDialogButton load={load} props={props} name="free-slot" className={buttonClass()}>
      Find a free slot
    </LazyDialogButton>
  );
}
