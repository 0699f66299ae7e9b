/**
 * What a file that is read could use to reach beyond the worker: the network, other scripts and data on the device.
 * A worker does not have the policy of the page, so these are removed before anything else is loaded.
 */
const removed = [
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'WebSocketStream', 'WebTransport', 'EventSource'],
  ...['importScripts', 'Worker', 'SharedWorker', 'BroadcastChannel', 'indexedDB', 'caches'],
  ...['WebAssembly', 'RTCPeerConnection'],
];

for (const name of removed)
  Object.defineProperty(globalThis, name, { value: undefined, configurable: false });
