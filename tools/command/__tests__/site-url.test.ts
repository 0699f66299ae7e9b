import { readSiteUrl } from '@/tools/command/site-url';

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
