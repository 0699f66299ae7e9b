import { readTarget, readSiteUrl, readBasePath } from '@/tools/command/target';

test.each(['', '/portal', '/students/portal', '/~cse/2026_v1.0'])(
  'the site can be served at "%s"',
  (path) => expect(readBasePath(path)).toBe(path),
);

test.each(['/', 'portal', '/portal/', '//portal', '/a b', '/../x', '/.', 'C:/Git/portal', '/a?b'])(
  'the sub-path "%s" is refused with the allowed form',
  (path) => expect(() => readBasePath(path)).toThrow(`BASE_PATH is "${path}". Allowed: nothing`),
);

describe('SITE_URL', () => {
  it.each(['', 'https://college.example', 'https://portal.college.example:8443'])(
    'may be "%s"',
    (value) => {
      expect(readSiteUrl(value)).toBe(value);
    },
  );

  it.each([
    'http://college.example',
    'college.example',
    'https://college.example/',
    'https://college.example/portal',
    'https://college.example?a=1',
    'https://user@college.example',
    'https://College.example',
    'https://college.example:443',
    'https://college example',
    'https://',
  ])('may not be "%s"', (value) => {
    expect(() => readSiteUrl(value)).toThrow(
      `SITE_URL is "${value}". Allowed: nothing, or https://`,
    );
  });
});

test('--base-path and --site-url say where a site is served, in every shell', async () => {
  const { argv, env } = process;
  process.argv = [
    'node',
    'build.ts',
    '--base-path=/portal',
    '--site-url',
    'https://college.example',
    '-v',
  ];
  process.env = { ...env };
  try {
    await import('@/tools/command/target-option');
    expect(readTarget()).toEqual({ basePath: '/portal', siteUrl: 'https://college.example' });
    expect(process.argv).toEqual(['node', 'build.ts', '-v']);
  } finally {
    Object.assign(process, { argv, env });
  }
});
