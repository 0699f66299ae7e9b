import { storageName, type SessionFlag } from './session-flag';

/** The id of the element that shows the copy of the person's page until the page itself is ready. */
export const ownCopyId = 'own-copy';

/** An element of the copy: tag, attributes, children; or text. */
export type CopyNode = string | [tag: string, attributes: Record<string, string>, ...CopyNode[]];

/** A copy: the release and the day of the record that it belongs to, and the page's elements. */
export type Copy = [release: string, asOf: string, ...CopyNode[]];

/** Returns what the localStorage keys of a person's copies start with. */
export function copyPrefix(flag: { device: string }): string {
  return `${storageName(flag)}:copy:`;
}

/** The localStorage key of the copy of a page. */
export function copyKey(flag: { device: string }, path: string): string {
  return copyPrefix(flag) + path;
}

/** Returns true if a localStorage key is of a copy, of any person. */
export function isCopyKey(key: string): boolean {
  return key.startsWith(`${storageName(null)}:`) && key.includes(':copy:');
}

const placeOfCopy = () => document.getElementById(ownCopyId);

/** Returns true if the page began with a copy of this page of this record. */
export function beganWithCopy({ device, asOf }: Pick<SessionFlag, 'device' | 'asOf'>): boolean {
  return placeOfCopy()?.dataset['of'] === device + asOf + window.location.pathname;
}

/** Empties the place of the copy, unless it shows this person's page. */
export function removeCopy(except?: SessionFlag | null): void {
  if (!except || !beganWithCopy(except)) placeOfCopy()?.replaceChildren();
}
