import { signInKey, type SessionFlag, type SessionMode } from './session-flag';
import type { SignInProblem } from './sign-in-problem';
import { aliveKey } from './tab-session';

/** The person who is signed in, why nobody is, or null if the person changed their mind. */
export type SignInResult = SessionFlag | SignInProblem | null;

/** What the form offers to the end of an attempt. */
interface FormActions {
  /** What the form holds, in the order that the reloaded page reads. */
  fields: () => unknown[];
  /** Opens the page of the person who is signed in. */
  leave: (flag: SessionFlag) => void;
  show: (kind: 'error' | 'note', ...content: (string | Node)[]) => void;
}

/**
 * Ends an attempt: opens the page, says why nobody is signed in and what to do, or that the session ends with the tab.
 * Returns whether the form stays.
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
