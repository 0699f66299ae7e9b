import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { checkCredential } from '@/components/credential/model/check-credential';
import { readCredential } from '@/components/credential/model/read-credential';
import { college, issued, issuer, robotics } from '../sample';
import { badgePicture } from '@/components/credential/saved-credential';

const pictureOf = (content: string) => badgePicture(content, readCredential(content)!.badge);

test('A picture contains the credential, and is checked like its file', async () => {
  const { content, keySet } = await issued();
  const picture = pictureOf(content);
  const svg = parse(picture);
  expect(svg.querySelectorAll('openbadges\\:credential')).toHaveLength(1);
  const of = { id: college, name: issuer.name };
  const now = Date.parse('2026-11-23T12:00:00Z');
  expect((await checkCredential(picture, of, keySet, now)).state).toBe('valid');
  const changed = picture.replace(/verify="(.)/, 'verify="x$1');
  expect((await checkCredential(changed, of, keySet, now)).state).not.toBe('valid');
});

test('A picture shows the activity, the holder, the college and where to check it', async () => {
  const { content } = await issued();
  const lines = parse(pictureOf(content))
    .querySelectorAll('text')
    .map(({ text }) => text);
  expect(lines).toEqual([
    'Robotics Workshop',
    'Meera Nair மீரா',
    'Peepal Grove Institute of Technology',
    'Check it at https://college.example/portal/verify/',
  ]);
});

test('Any names fit into the picture and stay text', async () => {
  const { content } = await issued();
  const { badge } = readCredential(content)!;
  const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 120 });
  fc.assert(
    fc.property(text, text, text, (name, holder, by) => {
      const achievement = { ...robotics.activity, name, description: '' };
      const identifier = [{ identityType: 'name', identityHash: holder }];
      const subject = { ...badge.credentialSubject, achievement, identifier };
      const of = { ...badge, issuer: { ...badge.issuer, name: by }, credentialSubject: subject };
      const picture = badgePicture(content, of);
      const svg = parse(picture);
      expect(svg.querySelectorAll('text').length).toBeLessThanOrEqual(10);
      expect(svg.querySelectorAll('*').length - svg.querySelectorAll('text').length).toBe(6);
      for (const one of svg.querySelectorAll('text'))
        expect(Number(one.getAttribute('y'))).toBeLessThan(512);
    }),
  );
});
