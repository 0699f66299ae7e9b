import type { ClassComparison } from '@/content/schema/academic';
import { workspace } from '@/lib/store/device';
import { now, put, remove } from '@/lib/store/record';
import { useRecords } from '@/lib/store/use-records';

const flagId = (isShown: boolean) => `class-beside-me:${isShown ? 'on' : 'off'}`;

/** Returns true if the figures of the class are shown, as this device remembers it, and a function that changes it. */
export function useClassBeside(comparison: ClassComparison | null): [boolean, () => void] {
  const flags = useRecords('flags');
  const isShown =
    comparison !== null && (comparison.show ? !flags.has(flagId(false)) : flags.has(flagId(true)));
  const toggle = () => {
    const changes = [
      put('flags', { id: flagId(!isShown), at: now() }),
      ...(flags.has(flagId(isShown)) ? [remove('flags', flagId(isShown))] : []),
    ];
    // If the write fails, the workspace shows the error.
    workspace.write(changes).catch(() => {});
  };
  return [isShown, toggle];
}
