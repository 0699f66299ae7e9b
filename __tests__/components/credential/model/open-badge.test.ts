import { calculateJwkThumbprint, decodeJwt } from 'jose';
import Ajv from 'ajv/dist/2019';
import addFormats from 'ajv-formats';
import { issuerDocuments } from '@/components/credential/model/issuer-document';
import { issued, issuer, robotics } from '../sample';

const one = (value: string) => ({
  type: 'array',
  items: { type: 'string' },
  contains: { const: value },
});
const uri = { type: 'string', format: 'uri' };
const text = { type: 'string', minLength: 1 };
const moment = { type: 'string', format: 'date-time' };
const numericDate = { type: 'integer' };
const object = (required: string[], properties: object) => ({
  type: 'object',
  required,
  properties,
});

/**
 * What Open Badges 3.0 requires of an OpenBadgeCredential and of its JSON Web Token proof (section 8.2.4), and the types
 * of the other fields that we use.
 */
const openBadgeSchema = object(
  [
    '@context',
    'id',
    'type',
    'issuer',
    'validFrom',
    'credentialSubject',
    'name',
    'iss',
    'jti',
    'sub',
    'nbf',
  ],
  {
    ...{ iss: uri, jti: uri, sub: uri, nbf: numericDate, exp: numericDate },
    '@context': {
      type: 'array',
      prefixItems: [
        { const: 'https://www.w3.org/ns/credentials/v2' },
        { const: 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json' },
      ],
      minItems: 2,
    },
    id: uri,
    type: { allOf: [one('VerifiableCredential'), one('OpenBadgeCredential')] },
    name: text,
    issuer: object(['id', 'type'], { id: uri, type: one('Profile'), name: text, url: uri }),
    validFrom: moment,
    validUntil: moment,
    awardedDate: moment,
    credentialSubject: object(['id', 'type', 'achievement', 'identifier'], {
      id: uri,
      type: one('AchievementSubject'),
      activityEndDate: moment,
      creditsEarned: { type: 'number' },
      source: object(['id', 'type'], { id: uri, type: one('Profile') }),
      identifier: {
        type: 'array',
        minItems: 1,
        items: object(['type', 'hashed', 'identityHash', 'identityType'], {
          type: { const: 'IdentityObject' },
          hashed: { type: 'boolean' },
          identityHash: text,
          identityType: { type: 'string', pattern: '^(name|ext:[A-Za-z0-9._-]+)$' },
        }),
      },
      achievement: object(['id', 'type', 'criteria', 'description', 'name'], {
        id: uri,
        type: one('Achievement'),
        achievementType: { const: 'CoCurricular' },
        criteria: object(['narrative'], { narrative: text }),
        description: text,
        name: text,
        tag: { type: 'array', items: text },
      }),
    }),
    evidence: {
      type: 'array',
      items: object(['type'], { id: uri, type: one('Evidence'), name: text, description: text }),
    },
  },
);

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);
const isOpenBadge = ajv.compile(openBadgeSchema);

test('Has the fields that Open Badges 3.0 requires', async () => {
  const { content } = await issued(robotics, { ...issuer, years: 5 });
  isOpenBadge(decodeJwt(content));
  expect(isOpenBadge.errors).toBeNull();
});

test('The claims of its token repeat the credential, to the second', async () => {
  const { content } = await issued(robotics, { ...issuer, years: 5 }, new Date(1_772_784_000_987));
  const badge = decodeJwt<{
    credentialSubject: { id: string };
    validFrom: string;
    validUntil: string;
  }>(content);
  expect(badge.sub).toBe(badge.credentialSubject.id);
  expect(badge.jti).toBe((badge as { id?: string }).id);
  expect(badge.validFrom).toBe('2026-03-06T08:00:00Z');
  expect(badge.nbf).toBe(Date.parse(badge.validFrom) / 1000);
  expect(badge.exp).toBe(Date.parse(badge.validUntil) / 1000);
});

test('A student has the same id in every credential, and two students have two', async () => {
  const idOf = async (rollNumber: string) =>
    decodeJwt((await issued({ ...robotics, student: { name: 'Meera', rollNumber } })).content).sub;
  expect(await idOf(' 25cse1077')).toBe(await idOf('25CSE1077'));
  expect(await idOf('25CSE1088')).not.toBe(await idOf('25CSE1077'));
});

test('Has them too without evidence, date and credits', async () => {
  const { activity, ...rest } = robotics;
  const bare = { ...activity, issuer: '', date: null, credits: null };
  const { content } = await issued({ ...rest, activity: bare, evidence: null });
  const badge = decodeJwt(content);
  isOpenBadge(badge);
  expect(isOpenBadge.errors).toBeNull();
  expect(badge).not.toHaveProperty('evidence');
  expect(badge).not.toHaveProperty('validUntil');
  expect(badge).not.toHaveProperty('exp');
});

test('The same check finds a missing field', async () => {
  const { content } = await issued();
  const { credentialSubject, ...rest } = decodeJwt(content);
  expect(credentialSubject).toBeDefined();
  expect(isOpenBadge(rest)).toBe(false);
});

test('Two students of the same workshop have the same achievement', async () => {
  const idIn = ({ content }: { content: string }) =>
    (decodeJwt(content)['credentialSubject'] as { achievement: { id: string } }).achievement.id;
  const kabir = { ...robotics, student: { name: 'Kabir Singh', rollNumber: '25CSE1088' } };
  expect(idIn(await issued(kabir))).toBe(idIn(await issued()));
  const other = { ...robotics, activity: { ...robotics.activity, date: '2026-03-03' } };
  expect(idIn(await issued(other))).not.toBe(idIn(await issued()));
});

test('The address of a key ends with its thumbprint', async () => {
  const { published } = await issued();
  const [key] = issuerDocuments(issuer, [published]).keys;
  const thumbprint = await calculateJwkThumbprint(published.publicKey);
  expect(key?.kid).toBe(`https://college.example/portal/credentials/keys/${thumbprint}.json`);
});
