import { readSignInAddress } from '@/lib/site/sign-in-address';

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
