import { shownRelease } from '@/lib/site/release';
import { copyKey, ownCopyId, type Copy, type CopyNode } from './own-copy';
import { readFlag, type SessionFlag } from './session-flag';

/** The part of a page that is copied, in window heights, and the largest copy in characters. */
const copiedScreens = 1.5;
const maxCopySize = 100_000;

const skippedTags = /^(script|style|template|noscript|dialog|iframe|object)$/;

/** Stores a copy of the beginning of the shown page, which the next visit shows until the page itself is ready. */
export function writeCopy(flag: SessionFlag): void {
  const main = document.querySelector('main');
  // Another tab may have logged the person out.
  if (!main || flag.mode === 'tab' || readFlag()?.device !== flag.device) return;
  const end = copiedScreens * window.innerHeight;
  const nodes = [...main.children]
    .filter(({ id }) => id !== ownCopyId)
    .flatMap((child) => copyOf(child, end));
  const copy: Copy = [shownRelease(), flag.asOf, ...nodes];
  const text = JSON.stringify(copy);
  try {
    const key = copyKey(flag, window.location.pathname);
    if (text.length > maxCopySize) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Storage is full: the next visit waits for the page itself.
  }
}

function copyOf(node: Node, end: number): CopyNode[] {
  if (node instanceof Text) return node.data ? [node.data] : [];
  if (!(node instanceof Element)) return [];
  const tag = node.localName;
  if (skippedTags.test(tag) || node.hasAttribute('popover')) return [];
  const box = node.getBoundingClientRect();
  if (box.top + window.scrollY > end) return [];
  if (tag === 'canvas') return [sized(box)];
  const children = [...node.childNodes].flatMap((child) => copyOf(child, end));
  return [[tag, attributesOf(node), ...children]];
}

/** A drawing that cannot be copied: an element of its size. */
function sized({ width, height }: DOMRect): CopyNode {
  return ['div', { style: `width:${width}px;height:${height}px` }];
}

/** The attributes without references between elements, which would be ambiguous while both are on the page. */
function attributesOf(element: Element): Record<string, string> {
  return Object.fromEntries(
    [...element.attributes]
      .filter(
        ({ name, value }) =>
          !/^(id|for|name|on.*|aria-.*|data-hydrated)$/.test(name) && !value.startsWith('blob:'),
      )
      .map(({ name, value }) => [name, value]),
  );
}
