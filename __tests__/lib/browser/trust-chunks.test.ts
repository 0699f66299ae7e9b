/** @jest-environment jsdom */

interface Rules {
  createScriptURL: (asked: string) => string | null;
}

test.each(['', '/portal'])(
  'a page below "%s" has one policy, for its own scripts and workers',
  (base) => {
    const made: [string, Rules][] = [];
    const createPolicy = (name: string, rules: Rules) => void made.push([name, rules]);
    Object.assign(window, { trustedTypes: { createPolicy } });
    process.env['NEXT_PUBLIC_BASE_PATH'] = base;
    jest.resetModules();
    jest.requireActual('@/lib/browser/trust-chunks');
    delete process.env['NEXT_PUBLIC_BASE_PATH'];
    expect(made.map(([name]) => name)).toEqual(['default']);
    const { createScriptURL } = made[0]![1];
    const own = ['/sw.js', '/read-text.js', '/compare-texts.js', '/_next/static/chunks/a.js'];
    for (const path of own) expect(createScriptURL(base + path)).toBe(base + path);
    const others = [
      'https://other.example/sw.js',
      '/read-text.js?a',
      '/other.js',
      '/_next/static/a.js',
    ];
    for (const path of others)
      expect([path, createScriptURL(path.startsWith('/') ? base + path : path)]).toEqual([
        path,
        null,
      ]);
  },
);
