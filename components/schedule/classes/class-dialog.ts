import type { Cancellation } from '@/components/schedule/model/class-cancel';
import { importWithRetry } from '@/lib/browser/new-release';
import { workspace } from '@/lib/store/device';

export async function loadCancelDialog() {
  const [loaded] = await Promise.all([import('./cancel-dialog'), workspace.load('drafts')]);
  return loaded.CancelDialog;
}

export async function loadChangeDialog() {
  const [loaded] = await Promise.all([import('./change-dialog'), workspace.load('drafts')]);
  return loaded.ChangeDialog;
}

export async function restoreClass(cancellation: Cancellation): Promise<void> {
  const loaded = await importWithRetry(() => import('./class-actions'));
  await loaded?.restoreClass(cancellation).catch(() => {});
}
