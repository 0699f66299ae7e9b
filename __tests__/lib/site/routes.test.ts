import { aliases, asset, routes } from '@/lib/site/routes';
import { readSignInAddress } from '@/lib/site/sign-in-address';

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

const read = (address: string) => {
  const { search, hash } = new URL(address, 'https://college.example/login/');
  return readSignInAddress({ search, hash });
};

const code = 'VWVYRXX0V1BJ8SGH7XQ51PXG';

describe('the address of a login page', () => {
  test.each([
    ['a card', `#25CSE1001.${code}`],
    ['a card whose # is encoded after the #', `#%2325CSE1001.${code}`],
  ])('has the id and the code of %s', (_name, address) => {
    expect(read(address)).toEqual({ link: { id: '25CSE1001', code }, to: null });
  });

  test.each([
    ['a mail gateway that encodes the #', `?%2325CSE1001.${code}`],
    ['two mail gateways', `?%252325CSE1001.${code}`],
    ['a mail gateway that adds a parameter', `?%2325CSE1001.${code}&utm_source=mail`],
    ['the 404 page', `#sent=25CSE1001.${code}`],
  ])('says that the server has seen the code of %s', (_name, address) => {
    expect(read(address)).toEqual({ link: { id: '25CSE1001', code, isSent: true }, to: null });
  });

  test('may have dots and encoded characters in the id', () => {
    expect(read(`#PG.ENG%200301.${code}`).link).toEqual({ id: 'PG.ENG 0301', code });
  });

  test.each([
    ['/Dashboard/', '/Dashboard/'],
    ['%2FDashboard%2F%3Fstatus%3DPending%23activities', '/Dashboard/?status=Pending#activities'],
  ])('has the page asked for, %s', (asked, page) => {
    expect(read(`#to=${asked}`)).toEqual({ link: null, to: page });
    expect(read(`?%23to=${asked}`)).toEqual({ link: null, to: page });
  });

  test('asks for a tour, with the page that it opens', () => {
    expect(read('#tour=/Subjects/')).toEqual({ link: null, to: '/Subjects/', isTour: true });
  });

  test.each(['', '#', '#main', '?utm_source=mail', '?id=25CSE1001.ABCD', '#%'])(
    'asks for nothing as %s',
    (address) => {
      expect(read(address)).toEqual({ link: null, to: null });
    },
  );
});
