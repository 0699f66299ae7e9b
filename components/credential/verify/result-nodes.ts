import { checkCredential } from '@/components/credential/model/check-credential';
import { readKeySet } from '@/components/credential/model/key-set';
import { resultText, type ResultText } from '@/components/credential/model/result-text';
import { isSecurePage } from '@/lib/browser/secure-page';

/** The site whose credentials are checked. */
interface VerifyingSite {
  /** The id of the college as an issuer. */
  issuer: string;
  college: string;
  /** The address of its published keys. */
  keys: string;
}

const insecure: ResultText = {
  heading: 'This page cannot check credentials',
  text: 'It is not served over https, so the browser offers no check of signatures. Open the page with https.',
  facts: [],
  limits: [],
};

/** Checks a credential: its state, and what to show. Rejects if the published keys cannot be loaded. */
export async function resultOf(
  content: string,
  site: VerifyingSite,
): Promise<{ state: string; nodes: HTMLElement[] }> {
  if (!isSecurePage()) return { state: 'insecure', nodes: nodesOf(insecure) };
  const result = await check(content, site);
  return { state: result.state, nodes: nodesOf(resultText(result, site.college)) };
}

async function check(content: string, { issuer, college, keys }: VerifyingSite) {
  // A revoked key must not be taken from the browser's cache.
  const answer = await fetch(keys, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`The keys were answered with ${answer.status}.`);
  return checkCredential(content, { id: issuer, name: college }, readKeySet(await answer.json()));
}

function nodesOf({ heading, text, facts, limits }: ResultText): HTMLElement[] {
  const title = textElement('h2', heading, 'text-lead font-semibold outline-none');
  title.tabIndex = -1;
  const list = textElement('dl', '', 'mt-4 grid gap-x-6 gap-y-1 text-note sm:grid-cols-[auto_1fr]');
  for (const [term, value] of facts) {
    const definition = textElement('dd', value, 'font-semibold wrap-anywhere max-sm:mb-2');
    definition.dir = 'auto';
    list.append(textElement('dt', term, 'text-muted'), definition);
  }
  const sentence = textElement('p', text, 'mt-1 wrap-anywhere');
  if (facts.length === 0) return [title, sentence];
  const below = textElement('ul', '', 'mt-1 grid list-disc gap-1 ps-5 text-note');
  below.append(...limits.map((limit) => textElement('li', limit, 'wrap-anywhere')));
  const about = textElement('h3', 'What this does not prove', 'mt-4 text-note font-semibold');
  return [title, sentence, about, below, list];
}

function textElement(name: string, text: string, className: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  element.className = className;
  return element;
}
