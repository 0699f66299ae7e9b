import { signInKey, type SessionFlag } from './session-flag';
import type { SignInProblem } from './sign-in-problem';

/** What the form offers to a message. */
export interface FormActions {
  /** What the form holds, in the order that the next page of this tab reads. */
  fields: () => unknown[];
  /** Opens the page of the person who is signed in. */
  leave: () => void;
  otherPage: HTMLAnchorElement;
}

/** The message after an attempt: a problem and the way on, or that the session ends with the tab. */
export function messageOf(
  result: SessionFlag | SignInProblem,
  { fields, leave, otherPage }: FormActions,
): (string | Node)[] {
  if (!('text' in result))
    return [
      'This browser cannot keep you signed in on this device. You are signed in until you close this tab. ',
      button('Continue', leave),
    ];
  const { text, way } = result;
  const handOver = () => {
    try {
      sessionStorage.setItem(signInKey, JSON.stringify(fields()));
    } catch {
      // Storage is denied: the fields are empty on the next page.
    }
  };
  const reload = () => {
    handOver();
    location.reload();
  };
  if (way === 'reload') return [text, ' ', button('Reload the page', reload)];
  if (way === 'https')
    return [text, ' ', link(location.href.replace(/^http:/, 'https:'), 'Use https')];
  if (way !== 'other-page') return [text];
  const other = link(otherPage.href, `Go to ${otherPage.text}`);
  other.addEventListener('click', handOver);
  return [text, ' ', other];
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
