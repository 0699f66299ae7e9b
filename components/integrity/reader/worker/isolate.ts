/**
 * Everything that a file could use to reach beyond the worker: the network, other scripts, data on the device and
 * text that is run as code. A worker does not have the policy of the page, and some hosts send none with its script, so
 * these are removed before anything else is loaded. `import()` is syntax: only a policy refuses it.
 */
const removed = [
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'WebSocketStream', 'WebTransport', 'EventSource'],
  ...['importScripts', 'Worker', 'SharedWorker', 'BroadcastChannel', 'RTCPeerConnection'],
  ...['indexedDB', 'caches', 'webkitRequestFileSystem', 'webkitRequestFileSystemSync'],
  ...['FontFace', 'fonts', 'Notification', 'WebAssembly', 'eval'],
];

/** Replaces a name on every prototype too, where it would still be found. */
function replace(name: string, value?: unknown): void {
  for (
    let owner = globalThis as object | null;
    owner !== null;
    owner = Object.getPrototypeOf(owner) as object | null
  )
    if (Object.hasOwn(owner, name)) Object.defineProperty(owner, name, { value });
}

/** Every kind of function has a constructor that makes one of a text. */
function refuse(): never {
  throw new EvalError('This worker runs no text as code.');
}

/** A timer that takes functions only. */
const guarded =
  (timer: (...values: never[]) => unknown) =>
  (run: unknown, ...rest: unknown[]): unknown =>
    typeof run === 'function' ? Reflect.apply(timer, globalThis, [run, ...rest]) : refuse();

refuse.prototype = Function.prototype;
for (const kind of [() => {}, async () => {}, function* () {}, async function* () {}])
  Object.defineProperty(Object.getPrototypeOf(kind), 'constructor', { value: refuse });
replace('Function', refuse);
replace('setTimeout', guarded(setTimeout));
replace('setInterval', guarded(setInterval));

// The rest of the navigator leads to files, locks and databases of the site.
const { userAgent, platform, language } = navigator;
replace('navigator', { userAgent, platform, language });

for (const name of removed) replace(name);
