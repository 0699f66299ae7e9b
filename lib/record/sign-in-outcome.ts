import { signInKey, type SessionFlag } from './session-flag';
import type { SignInProblem } from './sign-in-problem';

/** What the form offers to a message. */
export interface FormActions {
  /** What the form holds, in the order that the reloaded page reads. */
  fields: () => unknown[];
  /** Opens the page of the person who is signed in. */
  leave: () => void;
}

/** The message after an attempt: a problem and the way on, or that the session ends with the tab. */
export function messageOf(
  result: SessionFlag | SignInProblem,
  { fields, leave }: FormActions,
): (string | Node)[] {
  if (!('text' in result))
    return [
      'This browser cannot keep you signed in on this device. You are signed in until you close this tab. ',
      button('Continue', leave),
    ];
  const { text, way } = result;
  if (way === 'reload') return [text, ' ', button('Reload the page', () => reload(fields()))];
  if (way === 'https')
    return [text, ' ', link(location.href.replace(/^http:/, 'https:'), 'Use https')];
  return [text];
}

function reload(fields: unknown[]): void {
  try {
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
