import { readFlag } from './session-flag';

/** The person who was signed in when the page was loaded. Another person's record and data need another page. */
export const pageFlag = readFlag();

/** Whether the same person, or still nobody, is signed in. */
export function isPageCurrent(): boolean {
  return readFlag()?.device === pageFlag?.device;
}
