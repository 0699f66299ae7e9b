import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { webcrypto } from 'node:crypto';
import { format, TextDecoder, TextEncoder } from 'node:util';
import type FastCheck from 'fast-check';
import { fixRandom } from './fixed-random';

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

const realSetTimeout = setTimeout;

// A slow machine needs more time; what never happens still fails.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });

/** Errors and warnings that a test did not expect, such as those of React: the test fails with the first one. */
const complaints: Error[] = [];
for (const method of ['error', 'warn'] as const)
  console[method] = (...parts: unknown[]) =>
    void complaints.push(new Error(`console.${method}: ${format(...parts)}`));

function checkConsole(): void {
  const [first] = complaints.splice(0);
  if (first) throw first;
}

afterEach(checkConsole);
// After the last test, a component may still have changed before it was removed.
afterAll(checkConsole);

if (typeof window !== 'undefined') {
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
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.getAnimations = () => [];
  HTMLCanvasElement.prototype.getContext = stubContext as never;
}

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

// Outside Next.js there is no router, and links between portal pages ask for one.
jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useRouter: () => ({ push: jest.fn() }),
}));

fixRandom();
jest.mock(
  'node:crypto',
  () => jest.requireActual<{ fixedCrypto: object }>('./fixed-random').fixedCrypto,
);

// Generated cases are the same in every run, too. EDIFY_SEED=2 tries others; a failure prints the seed.
jest.mock('fast-check', () => {
  const fc = jest.requireActual<{ default: typeof FastCheck }>('fast-check');
  fc.default.configureGlobal({ seed: Number(process.env['EDIFY_SEED'] ?? 1) });
  return fc;
});
