import type { OwnActivity } from '@/lib/store/use-list';

const texts = {
  /** Beside an activity that others read: nobody is to take a device's note for the college's word. */
  sentence: {
    device: 'Recorded on this device, not by the college',
    changed: "In the college's record, changed on this device",
    college: "In the college's record",
  },
  /** In a column of its own. */
  cell: {
    device: 'On this device',
    changed: "The college's record, changed on this device",
    college: "The college's record",
  },
} as const;

/** Says where an activity is recorded, and that the record is a sample where it `isSample`. */
export function whereRecorded(
  { origin, changed }: Pick<OwnActivity, 'origin' | 'changed'>,
  form: keyof typeof texts,
  isSample = false,
): string {
  const text = texts[form][origin === 'device' ? 'device' : changed ? 'changed' : 'college'];
  return isSample ? text.replace("college's record", "college's sample record") : text;
}
