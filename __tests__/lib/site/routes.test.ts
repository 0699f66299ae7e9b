import { aliases, asset, routes } from '@/lib/site/routes';

const addresses = Object.values(routes);

test('the site has the thirteen routes of the specification, and the pages for evidence, accessibility, credentials and progress', () => {
  expect(addresses.map((address) => address.replace(/(.)\/$/, '$1'))).toEqual(
    expect.arrayContaining([
      '/',
      '/login',
      '/faculty-login',
      '/evidence',
      '/accessibility',
      '/verify',
      '/MyProfile',
      '/Dashboard',
      '/Progress',
      '/Subjects',
      '/Classes',
      '/Assignments',
      '/Chats',
      '/Settings',
      '/faculty-dashboard',
      '/faculty-progress',
      '/faculty-classroom',
      '/faculty-register',
      '/faculty-events',
      '/faculty-assignments',
      '/faculty-settings',
    ]),
  );
});

test('every route starts and ends with a slash', () => {
  for (const address of addresses) expect(address).toMatch(/^\/(?:[\w-]+\/)?$/);
});

test('no two routes differ only in case, so that every disk can store them', () => {
  expect(new Set(addresses.map((address) => address.toLowerCase())).size).toBe(addresses.length);
});

test('the profile has a lowercase alias', () => {
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

  test('includes the sub-path of the site', () => {
    process.env['NEXT_PUBLIC_BASE_PATH'] = '/portal';
    expect(asset('/images/map.svg')).toBe('/portal/images/map.svg');
  });
});
