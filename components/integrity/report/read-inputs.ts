import type { ComparisonReport, UnreadFile } from '../model/report';
import { fileAndOwner, withDistinctOwners, type TextInput } from '../model/text-input';
import type { TextFile } from '../model/text';
import { readerLimit } from '../reader/limit';
import { readText } from '../reader/read-text';

interface ReadOptions {
  signal: AbortSignal;
  /** Called with the number of files that are read. */
  onProgress: (done: number) => void;
}

/** Reads the texts of files; those that cannot be read are listed with the reason. Rejects if the signal aborts. */
export async function readInputs(
  inputs: readonly TextInput[],
  { signal, onProgress }: ReadOptions,
): Promise<Pick<ComparisonReport, 'files' | 'unread'>> {
  let done = 0;
  let left: number = readerLimit.allCharacters;
  const read = await Promise.all(
    withDistinctOwners(inputs).map(async (input, index): Promise<TextFile | UnreadFile> => {
      const { file, role, owner, person } = input;
      const text = await readText(file, role, { signal, id: `text-${index + 1}`, owner });
      onProgress(++done);
      if (typeof text === 'string') return { name: fileAndOwner(input), fault: text };
      left -= lengthOf(text);
      if (left < 0) return { name: fileAndOwner(input), fault: 'too-much' };
      return person === undefined ? text : { ...text, person };
    }),
  );
  const isUnread = (one: TextFile | UnreadFile): one is UnreadFile => 'fault' in one;
  const isRead = (one: TextFile | UnreadFile): one is TextFile => !isUnread(one);
  return { files: read.filter(isRead), unread: read.filter(isUnread) };
}

const lengthOf = ({ pages }: TextFile) =>
  pages.reduce((sum, { text, hidden = '' }) => sum + text.length + hidden.length, 0);
