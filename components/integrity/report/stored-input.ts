import { workspace } from '@/lib/store/device';
import type { StoredPdf } from '@/lib/file/stored-pdf';
import type { OwnAssignment } from '@/lib/store/use-list';
import type { TextInput } from '../model/text-input';
import type { TextRole } from '../model/text';

/** A stored file to be compared. */
export interface StoredInput {
  stored: StoredPdf;
  owner: string;
}

/** The files of the assignment itself, which everybody was given. */
export const givenInputs = ({ files = [] }: OwnAssignment): StoredInput[] =>
  files.map((stored) => ({ stored, owner: stored.name }));

/** The assignment's wording. */
export const wordingOf = ({ name, instructions, description }: OwnAssignment) =>
  [name, instructions ?? description].filter(Boolean).join('\n');

/** Reads stored files; one whose content is lost is left out. */
export async function loadInputs(
  inputs: readonly StoredInput[],
  role: TextRole,
): Promise<TextInput[]> {
  const loaded = await Promise.all(
    inputs.map(async ({ stored, owner }) => {
      const record = await workspace.read('files', stored.file);
      return record ? [{ file: new File([record.blob], stored.name), role, owner }] : [];
    }),
  );
  return loaded.flat();
}
