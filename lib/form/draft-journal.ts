import { readEntries } from '@/lib/browser/storage';
import { deviceName, isTabOnly, withDeviceStorage } from '@/lib/store/device-name';
import { change, type Change, type Records } from '@/lib/store/record';
import type { Workspace } from '@/lib/store/workspace';

type Draft = Records['drafts'];

const prefix = `${deviceName} draft `;

/** Notes the draft of an open form in this person's small storage, which has it at once. Returns false if it does not fit. */
export function noteDraft(draft: Draft): boolean {
  const note = JSON.stringify(draft);
  return withDeviceStorage((storage) => (storage.setItem(prefix + draft.id, note), true)) ?? false;
}

/** Deletes the note of a draft that is stored in the database or no longer needed. */
export function forgetDraft(id: string): void {
  withDeviceStorage((storage) => storage.removeItem(prefix + id));
}

/** The noted drafts, by id; a damaged one is null. */
export function notedDrafts(): Map<string, Draft | null> {
  const storage = isTabOnly ? 'sessionStorage' : 'localStorage';
  const notes = readEntries(storage, (key) => key.startsWith(prefix));
  return new Map(notes.map(([key, text]) => [key.slice(prefix.length), parse(text)]));
}

/** Deletes all notes. */
export function forgetDrafts(): void {
  for (const id of notedDrafts().keys()) forgetDraft(id);
}

/** Moves the noted drafts into the database, except for one that its form still writes. */
export async function replayDrafts(workspace: Workspace, open: string): Promise<void> {
  for (const [id, draft] of notedDrafts()) {
    if (id === open) continue;
    if (draft) await workspace.write([storedDraft(draft)], true);
    // Unless another tab has written it again in the meantime.
    if (notedDrafts().get(id)?.at === draft?.at) forgetDraft(id);
  }
}

/** The change that stores a noted draft; null if the note is damaged. */
export function draftChange(text: string): Change | null {
  const draft = parse(text);
  return draft && storedDraft(draft);
}

/** A newer version in the database stays. */
function storedDraft(draft: Draft): Change {
  return change('drafts', draft.id, (stored) => (stored && stored.at > draft.at ? stored : draft));
}

function parse(text: string): Draft | null {
  try {
    const { id, at, fields } = JSON.parse(text) as Partial<Draft>;
    return typeof id === 'string' && typeof at === 'string' && fields ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}
