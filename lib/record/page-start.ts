import { recordEarlyInput } from '@/lib/browser/record-early-input';
import { shownRelease } from '@/lib/site/release';
import { copyKey, ownCopyId, type Copy, type CopyNode } from './own-copy';
import { readFlag, type SessionFlag } from './session-flag';

/**
 * Shows the copy of the signed-in person's page as soon as the parser has the element for it. The greeting above the page
 * gets the space that the person's name needs.
 */
function showOwnCopy(): void {
  const flag = readFlag();
  if (!flag) return;
  const nodes = readCopy(flag)?.map((node) => elementOf(node));
  new MutationObserver((_, observer) => {
    const place = document.getElementById(ownCopyId);
    if (!place) return;
    observer.disconnect();
    if (nodes) {
      place.append(...nodes);
      place.dataset['of'] = flag.device + flag.asOf + location.pathname;
    }
    const greeting = document.querySelector<HTMLElement>('[data-longest]');
    if (greeting) {
      const [longest] = greeting.dataset['longest']!.split(', ');
      greeting.dataset['longest'] = `${longest}, ${flag.shown.firstName}`;
    }
  }).observe(document, { childList: true, subtree: true });
}

/** The elements of the copy of this page, if it is of this release and of the record that was opened last. */
function readCopy(flag: SessionFlag): CopyNode[] | undefined {
  if (flag.mode === 'tab') return undefined;
  const text = localStorage.getItem(copyKey(flag, location.pathname));
  if (text === null) return undefined;
  const [release, asOf, ...nodes] = JSON.parse(text) as Copy;
  return release === shownRelease() && asOf === flag.asOf ? nodes : undefined;
}

function elementOf(node: CopyNode, namespace = 'http://www.w3.org/1999/xhtml'): Element | string {
  if (typeof node === 'string') return node;
  const [tag, attributes, ...children] = node;
  const space = tag === 'svg' ? 'http://www.w3.org/2000/svg' : namespace;
  const element = document.createElementNS(space, tag) as HTMLElement;
  for (const [name, value] of Object.entries(attributes))
    if (name === 'style') element.style.cssText = value;
    else element.setAttribute(name, value);
  element.append(...children.map((child) => elementOf(child, space)));
  return element;
}

// The build puts this script at the end of the head of every portal page.
try {
  showOwnCopy();
} catch {
  // Storage is denied or the copy is damaged: the page is shown when it is ready.
}
recordEarlyInput();
// React compares the head with its own.
document.currentScript?.remove();
