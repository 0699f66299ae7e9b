import {
  addPeople,
  type EventList,
  type EventPerson,
} from '@/components/event-list/model/event-list';
import { now } from '@/lib/store/record';
import { writeWithUndo } from '@/lib/store/write-with-undo';
import { countText } from '@/lib/text/count';

/** Adds people to a list, with Undo; false if that cannot be stored. */
export const addWithUndo = (
  { id }: EventList,
  numbers: readonly string[],
  by: EventPerson['by'],
): Promise<boolean> =>
  writeWithUndo(
    [addPeople(id, numbers, by, now())],
    `${countText(numbers.length, ['person', 'people'])} added to the list.`,
  ).then(
    () => true,
    () => false,
  );
