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
const object = (required: string[], properties: object) => ({
  type: 'object',
  required,
  properties,
});

/** What Open Badges 3.0 requires of an OpenBadgeCredential, and the types of the other fields that we use. */
const openBadgeSchema = object(
  ['@context', 'id', 'type', 'issuer', 'validFrom', 'credentialSubject', 'name'],
  {
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
    credentialSubject: object(['type', 'achievement', 'identifier'], {
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

test('Has them too without evidence, date and credits', async () => {
  const { activity, ...rest } = robotics;
  const bare = { ...activity, issuer: '', date: null, credits: null };
  const { content } = await issued({ ...rest, activity: bare, evidence: null });
  const badge = decodeJwt(content);
  isOpenBadge(badge);
  expect(isOpenBadge.errors).toBeNull();
  expect(badge).not.toHaveProperty('evidence');
  expect(badge).not.toHaveProperty('validUntil');
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
