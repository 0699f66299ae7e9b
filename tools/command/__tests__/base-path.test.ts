import { readBasePath } from '@/tools/command/base-path';

test.each(['', '/portal', '/students/portal', '/~cse/2026_v1.0'])(
  'the site can be served at "%s"',
  (path) => expect(readBasePath(path)).toBe(path),
);

test.each(['/', 'portal', '/portal/', '//portal', '/a b', '/../x', '/.', 'C:/Git/portal', '/a?b'])(
  'the sub-path "%s" is refused with the allowed form',
  (path) => expect(() => readBasePath(path)).toThrow(`BASE_PATH is "${path}". Allowed: nothing`),
);
