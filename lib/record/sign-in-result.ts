import type { FetchProblem, OpenProblem } from './open';
import { idNames, type PersonKind } from './person';
import { signInKey, type SessionFlag, type SessionMode } from './session-flag';
import { aliveKey } from './tab-session';

/**
 * The reason why nobody was signed in. Besides the problems of a record and its file: `unpublished` (the site has no
 * records), `insecure` (http), `browser` (too old), `storage` (blocked), `others` (could not be logged out), and those of
 * the campus account: `unreachable`, `unknown` (401), `refused` (403), `unlisted` (404), `malformed`. An unknown person and
 * a wrong code are both `missing`: neither has a file, and the page cannot tell them apart.
 */
export type SignInProblemCode =
  | ('unpublished' | 'insecure' | 'browser' | 'storage' | 'others')
  | ('unreachable' | 'unknown' | 'refused' | 'unlisted' | 'malformed')
  | OpenProblem
  | FetchProblem;

/** The reason why nobody was signed in, as the login page shows it. */
interface SignInProblem {
  text: string;
  /** The page offers to load it again, or to open it with https. */
  way?: 'reload' | 'https';
}

/** The sentence for a problem, and what the page offers. */
export function problemOf(problem: SignInProblemCode, kind: PersonKind): SignInProblem {
  const problems: Record<SignInProblemCode, SignInProblem> = {
    missing: {
      text: `No record opens with this ${idNames[kind]} and code. Compare both with your card; of two cards, only the newer one works. If they are right, ask the college for a new card.`,
    },
    offline: { text: 'The site cannot be reached. Check your connection, then try again.' },
    server: {
      text: 'The server has a problem, or this network wants you to log in to it first. Try again in a few minutes.',
    },
    newer: {
      text: 'Your record needs a newer version of this page. Reload the page, then sign in again. If this continues, tell the college.',
      way: 'reload',
    },
    damaged: {
      text: 'Your record on the server is damaged. Try again later. If this continues, tell the college.',
    },
    large: { text: 'Your record is too large to open. Tell the college.' },
    other: {
      text: 'The server sent the record of another person, which is not opened. Tell the college.',
    },
    unpublished: { text: 'This site has no records yet. Ask the college when they are published.' },
    insecure: {
      text: 'Records open only on a secure page. Open this page with https. If that does not work, tell the college.',
      way: 'https',
    },
    browser: { text: 'This browser is too old to open a record. Update it, or use another one.' },
    storage: {
      text: 'This browser blocks storage for this site, or has no space left, so it cannot keep you signed in. Allow cookies and site data or free up space, then try again.',
    },
    others: {
      text: 'The person before you could not be logged out, so you are not signed in. Reload the page, then try again. If this continues, choose Continue at the top, then log that person out there.',
      way: 'reload',
    },
    unreachable: {
      text: 'The campus account cannot be reached. Check your connection, or use the code on your card.',
    },
    unknown: {
      text: 'You are not signed in to your campus account in this browser. Sign in there first, or use the code on your card.',
    },
    refused: {
      text: 'Your campus account may not open a record here. Use the code on your card, or ask the college.',
    },
    unlisted: {
      text: 'The college has no record for your campus account. Use the code on your card, or ask the college.',
    },
    malformed: {
      text: 'The campus account sent something unexpected. Try again in a few minutes, or use the code on your card.',
    },
  };
  return problems[problem];
}

/** The person who is signed in, the reason why nobody is, or null if the person cancelled. */
export type SignInResult = SessionFlag | SignInProblem | null;

/** The form at the end of an attempt. */
interface FormActions {
  /** The values of the form, in the order that the reloaded page reads. */
  fields: () => unknown[];
  /** Opens the page of the person who is signed in. */
  leave: (flag: SessionFlag) => void;
  show: (kind: 'error' | 'note', ...content: (string | Node)[]) => void;
}

/**
 * Ends an attempt: opens the page, says why nobody is signed in and what to do, or that the session ends with the tab.
 * Returns true if the form stays.
 */
export function endAttempt(
  result: SignInResult,
  mode: SessionMode,
  { fields, leave, show }: FormActions,
): boolean {
  if (!result) return true;
  if ('text' in result) show('error', ...problemMessage(result, fields));
  else if (result.mode === mode) {
    leave(result);
    return false;
  } else
    show(
      'note',
      'This browser cannot keep you signed in on this device. You are signed in until you close this tab. ',
      button('Continue', () => leave(result)),
    );
  return true;
}

function problemMessage({ text, way }: SignInProblem, fields: FormActions['fields']) {
  if (way === 'reload') return [text, ' ', button('Reload the page', () => reload(fields()))];
  if (way === 'https')
    return [text, ' ', link(location.href.replace(/^http:/, 'https:'), 'Use https')];
  return [text];
}

function reload(fields: unknown[]): void {
  try {
    // The code is deleted if the tab is closed instead, and opened again later.
    sessionStorage.setItem(aliveKey, String(Date.now()));
    sessionStorage.setItem(signInKey, JSON.stringify(fields));
  } catch {
    // Storage is denied: the fields are empty on the next page.
  }
  location.reload();
}

function button(text: string, act: () => void): HTMLButtonElement {
  const created = document.createElement('button');
  created.type = 'button';
  created.textContent = text;
  created.addEventListener('click', act);
  return created;
}

function link(href: string, text: string): HTMLAnchorElement {
  const created = document.createElement('a');
  created.href = href;
  created.textContent = text;
  return created;
}
