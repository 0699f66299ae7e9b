interface Factory {
  createPolicy: (
    name: 'default',
    rules: { createScriptURL: (asked: string) => string | null },
  ) => void;
}

const { trustedTypes } = window as { trustedTypes?: Factory };
const base = process.env['NEXT_PUBLIC_BASE_PATH'] ?? '';
const chunks = `${base}/_next/static/chunks/`;
/** The scripts that run beside the page: for offline use, to read and to compare texts. */
const workers = ['/sw.js', '/read-text.js', '/compare-texts.js'].map((file) => base + file);

// The first script of every portal page makes the page's only policy, so that no later one allows more. The page may load the
// framework's scripts and the workers, and no others: their addresses are text, which the page's policy forbids.
trustedTypes?.createPolicy('default', {
  createScriptURL: (asked) => {
    const { origin, pathname } = new URL(asked, location.href);
    const isChunk = pathname.startsWith(chunks) && pathname.endsWith('.js');
    const isOwn = isChunk || workers.includes(asked);
    return origin === location.origin && isOwn ? asked : null;
  },
});
// React compares the head with its own.
document.currentScript?.remove();
