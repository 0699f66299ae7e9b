import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';

const realSetTimeout = setTimeout;

/** Replaces observers that jsdom lacks; without layout there is nothing to report. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Replaces the channel that React's server renderer schedules with; a real one keeps Jest from exiting. */
class TimerChannel {
  port1: { onmessage: (() => void) | null } = { onmessage: null };
  port2 = { postMessage: () => void realSetTimeout(() => this.port1.onmessage?.(), 0) };
}

configure({ asyncUtilTimeout: 10_000 });

Object.assign(globalThis, {
  TextEncoder,
  TextDecoder,
  MessageChannel: TimerChannel,
  ResizeObserver: SilentObserver,
  IntersectionObserver: SilentObserver,
});
window.matchMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
});
window.scrollTo = () => {};
document.adoptedStyleSheets = [];
// jsdom has no Web Crypto, like a page on plain http.
Object.defineProperty(crypto, 'subtle', { get: () => webcrypto.subtle, configurable: true });
CSSStyleSheet.prototype.replaceSync = () => {};
HTMLDialogElement.prototype.showModal = function show() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

const computeStyle = window.getComputedStyle.bind(window);
const styles = new Map<string, CSSStyleDeclaration>();

/** No test has a style sheet, so without styles at it and around it, an element's style follows from its tag and these. */
window.getComputedStyle = (element, pseudo) => {
  if (pseudo || element.closest('[style]')) return computeStyle(element, pseudo);
  const attributes = ['hidden', 'open', 'type', 'popover'].map((name) =>
    element.getAttribute(name),
  );
  const key = JSON.stringify([element.localName, ...attributes]);
  const style = styles.get(key) ?? computeStyle(element);
  styles.set(key, style);
  return style;
};
Element.prototype.scrollIntoView = () => {};
Element.prototype.getAnimations = () => [];
HTMLCanvasElement.prototype.getContext = stubContext as never;

/** A drawing context that accepts every call and draws nothing. */
function stubContext(this: HTMLCanvasElement) {
  const gradient = { addColorStop() {} };
  const known: Record<PropertyKey, unknown> = {
    canvas: this,
    measureText: () => ({ width: 0, actualBoundingBoxAscent: 0, actualBoundingBoxDescent: 0 }),
    createLinearGradient: () => gradient,
    createRadialGradient: () => gradient,
    getLineDash: () => [],
  };
  return new Proxy(known, {
    get: (target, key) => (key in target ? target[key] : () => undefined),
  });
}
