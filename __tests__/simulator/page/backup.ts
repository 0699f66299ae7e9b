/** The dialogs for backups, loaded when they are used. */
export { checkBackup } from '@/components/device/model/backup-check';
export { eraseEverything } from '@/components/device/model/erasure';
export { exportEverything } from '@/components/device/model/export';
export { importEverything } from '@/components/device/model/import-backup';
