import type { OwnActivity } from '@/lib/store/use-list';

const texts = {
  /** Next to an activity that others read, so that a note on a device is not mistaken for the college's record. */
  sentence: {
    device: 'Recorded on this device, not by the college',
    changed: "In the college's record, changed on this device",
    college: "In the college's record",
  },
  /** In a table column. */
  cell: {
    device: 'On this device',
    changed: "The college's record, changed on this device",
    college: "The college's record",
  },
} as const;

/** Describes where an activity is recorded. With `isSample`, the college's record is called a sample. */
export function whereRecorded(
  { origin, changed }: Pick<OwnActivity, 'origin' | 'changed'>,
  form: keyof typeof texts,
  isSample = false,
): string {
  const text = texts[form][origin === 'device' ? 'device' : changed ? 'changed' : 'college'];
  return isSample ? text.replace("college's record", "college's sample record") : text;
}
