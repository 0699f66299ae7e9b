import type { TextRole } from '../text';

/** A file to be compared. */
export interface TextInput {
  file: File;
  role: TextRole;
  /** Who handed it in, or the name of the file. */
  owner: string;
}
