import { compareCode } from '@/lib/text/compare-text';

/** The same object with its names in order, so that equal objects have equal texts. */
export const sortedKeys = <T extends Readonly<Record<string, unknown>> | undefined>(record: T): T =>
  record &&
  (Object.fromEntries(
    Object.entries(record).sort(([one], [other]) => compareCode(one, other)),
  ) as T);
