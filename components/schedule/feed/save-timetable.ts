import type { CalendarHost } from '@/components/schedule/model/icalendar';
import type { Timetable } from '@/components/schedule/model/dated-meeting';
import { withCancellations } from '@/components/schedule/model/device-change';
import { productName } from '@/lib/site/product-name';
import { workspace } from '@/lib/store/device';
import { saveMade } from '@/lib/toast/save-made';
import { writeTimetable } from './timetable-feed';

/** Downloads a timetable as an .ics file, with what was cancelled on this device. */
export async function saveTimetable(
  timetable: Timetable,
  asOf: string,
  calendarHost: CalendarHost,
): Promise<void> {
  await workspace.load('cancellations');
  const cancellations = workspace.records('cancellations').values();
  const text = writeTimetable({
    product: productName(),
    name: ['My timetable', timetable.term?.name].filter(Boolean).join(', '),
    timetable: withCancellations(timetable, cancellations, calendarHost.timeZone),
    ...{ asOf, calendarHost },
  });
  saveMade(text, 'my-timetable.ics');
}
