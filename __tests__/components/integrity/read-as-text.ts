import type { ReadProblem, TextFile, TextRole } from '@/components/integrity/model/text';

/** Stands in for the reader, whose worker jsdom does not have: reads text files, and no other file. */
export async function readAsText(
  file: File,
  role: TextRole,
  { id = '', owner = '', signal }: { id?: string; owner?: string; signal?: AbortSignal } = {},
): Promise<TextFile | ReadProblem> {
  signal?.throwIfAborted();
  if (!file.name.endsWith('.txt')) return 'scanned';
  const pages = (await file.text()).split('\f').map((text, index) => ({ number: index + 1, text }));
  return { id, name: file.name, role, owner, pages };
}
