import { openTab } from './device';

/** The workspace of a test that has one tab, in the place of that of the page. */
export const workspace = openTab();
