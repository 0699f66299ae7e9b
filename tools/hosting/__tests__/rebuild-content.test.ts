import { withoutNames } from '@/tools/hosting/rebuild';

const page = (name: string, text: string) =>
  `<link rel="preload" as="script" href="/_next/static/chunks/a-${name}.js"/><p>${text}</p><script src="/_next/static/chunks/a-${name}.js" integrity="sha384-${name}"></script><meta content="script-src 'sha256-${name}='">`;

test('Pages with other names of scripts say the same', () => {
  expect(withoutNames(page('8f2c34859c98be61', 'Notices'))).toBe(
    withoutNames(page('33b3ef85a8bbb34f', 'Notices')),
  );
});

test('Pages with another word say something else', () => {
  expect(withoutNames(page('8f2c34859c98be61', 'Notices'))).not.toBe(
    withoutNames(page('8f2c34859c98be61', 'Messages')),
  );
});
