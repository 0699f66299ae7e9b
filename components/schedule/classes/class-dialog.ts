import { withDrafts } from '@/components/form/with-drafts';
import type { Cancellation } from '@/components/schedule/model/class-cancel';
import { importWithRetry } from '@/lib/browser/new-release';

export const loadCancelDialog = async () =>
  (await withDrafts(import('./cancel-dialog'))).CancelDialog;
export const loadChangeDialog = async () =>
  (await withDrafts(import('./change-dialog'))).ChangeDialog;

export async function restoreClass(cancellation: Cancellation): Promise<void> {
  const loaded = await importWithRetry(() => import('./class-actions'));
  await loaded?.restoreClass(cancellation).catch(() => {});
}
