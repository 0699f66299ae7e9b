import type { OwnActivity } from '@/lib/store/use-list';

const words = {
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
  form: keyof typeof words,
  isSample = false,
): string {
  const said = words[form][origin === 'device' ? 'device' : changed ? 'changed' : 'college'];
  return isSample ? said.replace("college's record", "college's sample record") : said;
}
