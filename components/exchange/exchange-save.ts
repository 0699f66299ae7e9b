import type { ExchangeKind, Payload } from '@/components/exchange/model/payload';
import { ExchangeError } from '@/components/exchange/model/problem';
import type { SigningKey } from '@/components/exchange/model/signature';
import { exchangeFileName, writeExchange } from '@/components/exchange/model/write-file';
import { saveFile } from '@/lib/browser/save-file';
import { workspace } from '@/lib/store/device';
import { dayOf } from '@/lib/time/day';

/** What came of making a file: its name, or why there is none. */
export type SaveResult = { name: string } | { problems: readonly string[] };

interface SaveOptions<K extends ExchangeKind> {
  kind: K;
  /** Whose it is, or whom it is for, in its name. */
  whom: string;
  payload: Payload<K>;
  /** The kept files that it carries. */
  files?: readonly (string | undefined)[];
  key?: SigningKey | null;
}

/** Makes a file for the other side and gives it to the browser to save. */
export async function saveExchange<K extends ExchangeKind>(
  saving: SaveOptions<K>,
): Promise<SaveResult> {
  const { kind, whom, payload, files = [], key = null } = saving;
  try {
    const contents = await contentsOf(files);
    const content = await writeExchange(kind, payload, contents, key);
    const name = exchangeFileName(kind, whom, dayOf(new Date()));
    saveFile(content, name);
    return { name };
  } catch (error) {
    if (error instanceof ExchangeError) return { problems: error.problems };
    const reason = error instanceof Error ? error.message || error.name : String(error);
    return { problems: [`The file could not be made (${reason}). Try it again.`] };
  }
}

/** The content of kept files by its SHA-256; what the browser has lost is not among it. */
async function contentsOf(files: readonly (string | undefined)[]): Promise<Map<string, Blob>> {
  const contents = new Map<string, Blob>();
  for (const id of files) {
    const file = id ? await workspace.read('files', id) : null;
    if (file) contents.set(file.sha256, file.blob);
  }
  return contents;
}
