import { aliases, asset, routes } from '@/lib/site/routes';

const addresses = Object.values(routes);

test('the site has the thirteen addresses of the specification', () => {
  expect(addresses.map((address) => address.replace(/(.)\/$/, '$1')).sort()).toEqual(
    [
      '/',
      '/login',
      '/faculty-login',
      '/MyProfile',
      '/Dashboard',
      '/Subjects',
      '/Assignments',
      '/Chats',
      '/Settings',
      '/faculty-dashboard',
      '/faculty-classroom',
      '/faculty-assignments',
      '/faculty-settings',
    ].sort(),
  );
});

test('every address is written with a slash at both ends', () => {
  for (const address of addresses) expect(address).toMatch(/^\/(?:[\w-]+\/)?$/);
});

test('no two addresses differ in case only, so that every disk can hold them', () => {
  expect(new Set(addresses.map((address) => address.toLowerCase())).size).toBe(addresses.length);
});

test('the profile also answers to its small-letter spelling', () => {
  expect(aliases).toEqual({ '/myprofile/': '/MyProfile/' });
});

describe('the address of a public file', () => {
  const before = process.env['NEXT_PUBLIC_BASE_PATH'];
  afterEach(() => {
    if (before === undefined) delete process.env['NEXT_PUBLIC_BASE_PATH'];
    else process.env['NEXT_PUBLIC_BASE_PATH'] = before;
  });

  test('is its path at the root of a server', () => {
    delete process.env['NEXT_PUBLIC_BASE_PATH'];
    expect(asset('/images/map.svg')).toBe('/images/map.svg');
  });

  test('follows the sub-path that the site is served under', () => {
    process.env['NEXT_PUBLIC_BASE_PATH'] = '/portal';
    expect(asset('/images/map.svg')).toBe('/portal/images/map.svg');
  });
});
