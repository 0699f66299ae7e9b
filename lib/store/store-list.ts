import type { StoreName } from './record';

interface StoreInfo {
  /** The name in the interface; null for a store that no backup includes. */
  label: string | null;
  /** The fields that hold the id of a stored file; a test compares them with the schema. */
  files?: readonly string[];
  /** True if its records can be lost without losing anyone's work; they need no backup. */
  ephemeral?: true;
}

/**
 * Every store of the device database, in display order. A new store needs an entry here and its record in `schema.ts`;
 * the database, backups, erasure and the list under Settings use these two.
 */
const storeList = {
  activities: { label: 'Submitted activities', files: ['fields.evidence.file'] },
  achievements: { label: 'Achievements', files: ['fields.picture'] },
  projects: { label: 'Projects', files: ['fields.picture'] },
  entries: { label: 'Activities and internships', files: ['fields.picture'] },
  assignments: { label: 'Assignments', files: ['fields.files.file'] },
  handins: { label: 'Work handed in', files: ['file.file'] },
  received: { label: 'Work received', files: ['file.file'] },
  submissions: { label: 'Submissions received', files: ['evidence.file'] },
  decisions: { label: 'Decisions' },
  cancellations: { label: 'Changed classes' },
  rollCalls: { label: 'Registers' },
  classDays: { label: 'Attendance from teachers’ registers', ephemeral: true },
  eventLists: { label: 'Lists of events' },
  questions: { label: 'Questions about classes', files: ['evidence.file'] },
  absences: { label: 'Days away' },
  contacts: { label: 'Contacts with students' },
  notices: { label: 'Notices' },
  profile: { label: 'Photo', files: ['file'] },
  orders: { label: 'List order' },
  replyKeys: { label: 'Keys for encrypted decisions' },
  messages: { label: 'Messages', files: ['file.file'] },
  letters: { label: 'Letters', files: ['file'], ephemeral: true },
  drafts: {
    label: 'Drafts',
    files: ['file', 'files.file', 'opened.file', 'opened.files.file'],
    ephemeral: true,
  },
  events: { label: 'Notifications', ephemeral: true },
  flags: { label: 'Read and dismissed', ephemeral: true },
  files: { label: 'Files' },
  // After the other stores, because reading them may add records to it.
  quarantine: { label: 'Unreadable records', ephemeral: true },
  // Signing keys never leave the device.
  keys: { label: null },
  // When backups of this device were made.
  meta: { label: null, ephemeral: true },
} as const satisfies Record<StoreName, StoreInfo>;

export const storeNames = Object.keys(storeList) as StoreName[];

export const storeInfo = (store: StoreName): StoreInfo => storeList[store];

/** A store that backups include. */
export type BackupKind = {
  [S in StoreName]: (typeof storeList)[S]['label'] extends null ? never : S;
}[StoreName];

export const kindNames = storeNames.filter(
  (store): store is BackupKind => storeInfo(store).label !== null,
);

/** The interface name of a store, or the store's own name if it has none. */
export const labelOf = (store: string): string =>
  (Object.hasOwn(storeList, store) && storeInfo(store as StoreName).label) || store;
