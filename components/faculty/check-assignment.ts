import type { Mistake } from '@/components/ui/mistake-summary';
import { checkPdf } from '@/lib/pdf-check';

/** The fields of a new assignment. */
export type AssignmentField = 'name' | 'file';

/** Everything that is wrong with a new assignment, in the order of its fields; nothing leaves the device. */
export async function checkAssignment(
  name: string,
  file: File | null,
): Promise<Mistake<AssignmentField>[]> {
  const mistakes: Mistake<AssignmentField>[] = [];
  if (!name.trim()) mistakes.push({ field: 'name', message: 'Enter a name for the assignment.' });
  const message = await checkPdf(file);
  if (message) mistakes.push({ field: 'file', message });
  return mistakes;
}
