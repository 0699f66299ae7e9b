import { deviceName, withDeviceStorage } from '@/lib/store/device-name';
import { change, type Change, type Records } from '@/lib/store/record';
import type { Workspace } from '@/lib/store/workspace';

type Draft = Records['drafts'];

const prefix = `${deviceName} draft `;

/**
 * Writes a draft to this person's storage while the page closes, because the database may lose a write that starts then. Returns
 * whether it was stored.
 */
export function noteDraft(draft: Draft): boolean {
  return (
    withDeviceStorage(
      (storage) => (storage.setItem(prefix + draft.id, JSON.stringify(draft)), true),
    ) ?? false
  );
}

/** Deletes the note of a draft once the database has it or it is no longer needed. */
export function forgetDraft(id: string): void {
  withDeviceStorage((storage) => storage.removeItem(prefix + id));
}

function readNotes(): [key: string, text: string][] {
  const found = withDeviceStorage((storage) =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      .filter((key) => key.startsWith(prefix))
      .map((key): [string, string] => [key, storage.getItem(key) ?? '']),
  );
  return found ?? [];
}

/** Deletes all notes. */
export function forgetDrafts(): void {
  for (const [key] of readNotes()) withDeviceStorage((storage) => storage.removeItem(key));
}

/** Moves the noted drafts into the database; a newer version there stays. */
export async function replayDrafts(workspace: Workspace): Promise<void> {
  for (const [key, text] of readNotes()) {
    const moved = draftChange(text);
    if (moved) await workspace.write([moved], true);
    // Unless another tab has written it again in the meantime.
    withDeviceStorage((storage) => storage.getItem(key) === text && storage.removeItem(key));
  }
}

/** The change that stores a noted draft, unless a newer version is stored; null if the note is damaged. */
export function draftChange(text: string): Change | null {
  const draft = parse(text);
  const newer = (stored: Draft | null) =>
    stored && draft && stored.at >= draft.at ? stored : draft;
  return draft && change('drafts', draft.id, newer);
}

function parse(text: string): Draft | null {
  try {
    const { id, at, fields } = JSON.parse(text) as Partial<Draft>;
    return typeof id === 'string' && typeof at === 'string' && fields ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}
