import { useMemo } from 'react';
import { useRecords } from '@/lib/store/use-records';
import type { StoredInput } from '../report/stored-input';

/** The work that this device has for an assignment: received as files, or handed in on this device. */
export function useReceivedInputs(assignment: string | undefined): StoredInput[] {
  const received = useRecords('received');
  const handin = useRecords('handins').get(assignment ?? '');
  return useMemo(() => {
    const works = [...received.values()].filter((work) => work.assignment === assignment);
    return [
      ...works.map(({ file, student }) => ({
        stored: file,
        owner: `${student.name} (${student.rollNumber})`,
      })),
      ...(handin?.file ? [{ stored: handin.file, owner: 'Handed in on this device' }] : []),
    ];
  }, [received, handin, assignment]);
}
