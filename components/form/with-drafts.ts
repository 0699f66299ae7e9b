import { workspace } from '@/lib/store/device';

/** The module of a dialog with a form, once the drafts are loaded too. */
export async function withDrafts<T>(module: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([module, workspace.load('drafts')]);
  return loaded;
}
