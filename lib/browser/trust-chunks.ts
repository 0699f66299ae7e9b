interface Factory {
  createPolicy: (
    name: 'default',
    rules: { createScriptURL: (asked: string) => string | null },
  ) => void;
}

const { trustedTypes } = window as { trustedTypes?: Factory };
const chunks = `${process.env['NEXT_PUBLIC_BASE_PATH']}/_next/static/chunks/`;

// The first script of every portal page. The page may load the framework's scripts, and no others: the bundler gives
// their addresses as text, which the page's policy forbids.
trustedTypes?.createPolicy('default', {
  createScriptURL: (asked) => {
    const { origin, pathname } = new URL(asked, location.href);
    const isChunk = pathname.startsWith(chunks) && pathname.endsWith('.js');
    return origin === location.origin && isChunk ? asked : null;
  },
});
// React compares the head with its own.
document.currentScript?.remove();
