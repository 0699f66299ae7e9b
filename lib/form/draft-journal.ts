import { deviceName } from '@/lib/store/device-name';
import { change, type Records } from '@/lib/store/record';
import type { Workspace } from '@/lib/store/workspace';

type Draft = Records['drafts'];

const prefix = `${deviceName} draft `;

/** Runs where the browser has the storage of the page; null where it denies it. */
function withLocalStorage<T>(act: (storage: Storage) => T): T | null {
  try {
    return act(localStorage);
  } catch {
    return null;
  }
}

/**
 * Notes a draft at once, because the page is being left: the database may lose a write that begins then. Returns
 * whether it fitted.
 */
export function noteDraft(draft: Draft): boolean {
  return (
    withLocalStorage(
      (storage) => (storage.setItem(prefix + draft.id, JSON.stringify(draft)), true),
    ) ?? false
  );
}

/** Forgets the note of a draft, because the database has it, or it is not needed any more. */
export function forgetDraft(id: string): void {
  withLocalStorage((storage) => storage.removeItem(prefix + id));
}

function readNotes(): [key: string, text: string][] {
  const found = withLocalStorage((storage) =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      .filter((key) => key.startsWith(prefix))
      .map((key): [string, string] => [key, storage.getItem(key) ?? '']),
  );
  return found ?? [];
}

/** Erases every note. */
export function forgetDrafts(): void {
  for (const [key] of readNotes()) withLocalStorage((storage) => storage.removeItem(key));
}

/** Moves the drafts that were noted as a page was left into the database; a newer one that is there stays. */
export async function replayDrafts(workspace: Workspace): Promise<void> {
  for (const [key, text] of readNotes()) {
    const draft = parse(text);
    if (draft)
      await workspace.write([
        change('drafts', draft.id, (stored) => (stored && stored.at >= draft.at ? stored : draft)),
      ]);
    // Unless the tab that it is of has noted it once more.
    withLocalStorage((storage) => storage.getItem(key) === text && storage.removeItem(key));
  }
}

function parse(text: string): Draft | null {
  try {
    const { id, at, fields } = JSON.parse(text) as Partial<Draft>;
    return typeof id === 'string' && typeof at === 'string' && fields ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}
