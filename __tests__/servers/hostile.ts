/** Spellings of the first folder that a server may treat as the same and a gate may not. */
const names: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.toUpperCase(),
  (name) => name.toLowerCase(),
  (name) => [...name].map((letter, at) => (at % 2 ? letter.toUpperCase() : letter)).join(''),
  (name) => `%${hex(name[0])}${name.slice(1)}`,
  (name) => [...name].map((letter) => `%${hex(letter)}`).join(''),
  (name) => [...name].map((letter) => `%25${hex(letter)}`).join(''),
  (name) => `${name}.`,
  (name) => `${name}...`,
  (name) => `${name}%20`,
  (name) => `${name}%00`,
  (name) => `%00${name}`,
  (name) => `${name};a=1`,
  (name) => `${name}::$DATA`,
  (name) => `${name}~1`,
  (name) => name.replace(/[aA]/, '%c3%a5'),
  (name) => name.replace(/s$/i, '%c5%bf'),
  (name) => name.replace(/[kK]/, '%e2%84%aa'),
  (name) => `%ef%bb%bf${name}`,
  (name) => `${name}%0d%0aX-A:1`,
  (name) => `*${name}`,
];

/** Text before that folder. */
const starts = [
  '/',
  '//',
  '///',
  '/./',
  '/%2e/',
  '/%2f',
  '/\\',
  '/%5c',
  '/login/../',
  '/login/%2e%2e/',
  '/login/..%2f',
  '/login/..%5c',
  '/login/..;/',
  '/login/.%2e/',
  '/images/../../',
  '/_next/static/../../',
  '/_next/static/%2e%2e/%2e%2e/',
  '/..%c0%af',
  '/%252e%252e/',
  '/..%00/',
  '/.well-known/../',
  '/.well-known/%2e%2e/',
  '/nowhere/../',
  '/404.html/../',
  '/index.html/../',
  '/?/../',
  '/#/../',
] as const;

/** Text after it. */
const ends = [
  '',
  '/',
  '//',
  '/.',
  '/./',
  '/%2e',
  '/index.html',
  '/index.html/',
  '/index.html.br',
  '/index.html.gz',
  '/index.txt',
  '/INDEX.TXT',
  '/index.txt.br',
  '/index.html%20',
  '/index.html.',
  '/index.html::$DATA',
  '/index.html%00.js',
  '/%69ndex.html',
  '%2f',
  '%2findex.html',
  '\\index.html',
  '%5cindex.txt',
  '.html',
  '.txt',
  '/index',
  '?/login/',
  ';a=1/',
  '/;/index.html',
  '/../login/../',
  '/nowhere/../index.txt',
] as const;

/** Files that are only for the server. */
const hidden = ['.git/config', '.env', '.htaccess', '_headers', '_redirects', '.nojekyll'] as const;

function hex(letter = ''): string {
  return letter.charCodeAt(0).toString(16).padStart(2, '0');
}

/** Pseudorandom numbers, the same in each run, so that a leak can be reproduced. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state;
  }
}

/** Hostile addresses of files that are only for the server. */
export function hiddenAddresses(): string[] {
  return hidden.flatMap((file) => [
    ...starts.map((start) => start + file),
    ...names.map((name) => `/${name(file)}`),
  ]);
}

/** Hostile addresses of gated folders: each spelling alone, then combinations up to `count`. */
export function hostileAddresses(folders: readonly string[], count: number): string[] {
  const found = new Set<string>();
  const [first = ''] = folders;
  for (const name of names)
    for (const end of ['/', '/index.txt']) found.add(`/${name(first)}${end}`);
  for (const start of starts) for (const end of ['/', '/index.txt']) found.add(start + first + end);
  for (const folder of folders) for (const end of ends) found.add(`/${folder}${end}`);
  found.add(`/${'a'.repeat(9000)}/../${first}/`);
  found.add(`/${'../'.repeat(500)}${first}/index.txt`);
  found.add(`/${first}/${'./'.repeat(2000)}index.txt`);
  found.add(`/${'%2e%2e%2f'.repeat(40)}etc/passwd`);
  found.add(`/login${'/..'.repeat(20)}/etc/passwd`);

  const random = numbers(24);
  const pick = <T>(list: readonly T[]): T => list[random.next().value % list.length] as T;
  while (found.size < count) found.add(pick(starts) + pick(names)(pick(folders)) + pick(ends));
  return [...found];
}
