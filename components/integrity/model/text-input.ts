import type { TextRole } from './text';

/** A file to be compared. */
export interface TextInput {
  file: File;
  role: TextRole;
  /** The person who handed it in, or the name of the file. */
  owner: string;
  /** The student who handed it in, if known: two files of one student are not compared with each other. */
  person?: string;
}

/** Numbers the files of the same owner: a folder of one student may hold several. */
export function withDistinctOwners(inputs: readonly TextInput[]): TextInput[] {
  const counts = new Map<string, number>();
  return inputs.map((input) => {
    const count = (counts.get(input.owner) ?? 0) + 1;
    counts.set(input.owner, count);
    return count === 1 ? input : { ...input, owner: `${input.owner} (${count})` };
  });
}

/** The name of a file, with its owner if the name does not say it. */
export const fileAndOwner = ({ file, owner }: TextInput) =>
  file.name.startsWith(owner) ? file.name : `${file.name} (${owner})`;
