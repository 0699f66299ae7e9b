import type { FacultyKey } from '@/content/schema/faculty/key';
import { withStorage } from '@/lib/browser/storage';
import { keyAlgorithm } from '@/lib/crypto/es256';
import { agreement, exportPublicKey } from '@/lib/crypto/recipient';
import { thumbprintOf } from '@/lib/crypto/thumbprint';
import type { StudentDrop, TeacherDrop } from '@/lib/drop/access';
import { boxNames, pairKey } from '@/lib/drop/names';
import { fromBase64Url, toBase64Url } from '@/lib/file/base64';
import { normalizeId, type OpenedRecord } from './person';
import type { SessionFlag } from './session-flag';
import { tourFlag, tourKey } from './tour';

/** The secrets that the people of the tour share, made in the tab: the key of the teacher's boxes, and the teacher's own keys. */
interface TourSecrets {
  /** The key of the boxes, 32 bytes in base64url. */
  box: string;
  /** The moment when the keys were made. */
  at: string;
  /** The private halves. */
  signing: JsonWebKey;
  encryption: JsonWebKey;
  /** The public halves, as a college publishes them. */
  published: FacultyKey;
}

/** The salt of the boxes of the tour. */
export const tourCollege = 'tour';

const secretsKey = `${tourKey}:secrets`;

let made: Promise<TourSecrets> | undefined;

/** Returns the secrets of the tour, made at the first use. Throws without a teacher or storage. */
export function tourSecrets(): Promise<TourSecrets> {
  const stored = withStorage('sessionStorage', (storage) => storage.getItem(secretsKey));
  if (stored) return Promise.resolve(JSON.parse(stored) as TourSecrets);
  return (made ??= makeSecrets(tourFlag('teacher')!));
}

async function makeSecrets({ id, shown }: SessionFlag): Promise<TourSecrets> {
  const [signing, encryption] = await Promise.all([
    crypto.subtle.generateKey(keyAlgorithm, true, ['sign', 'verify']),
    crypto.subtle.generateKey(agreement, true, ['deriveBits']),
  ]);
  const publicKey = await exportPublicKey(signing.publicKey);
  const at = new Date().toISOString();
  const secrets: TourSecrets = {
    box: randomKey(),
    at,
    signing: await crypto.subtle.exportKey('jwk', signing.privateKey),
    encryption: await crypto.subtle.exportKey('jwk', encryption.privateKey),
    published: {
      id: await thumbprintOf(publicKey),
      name: shown.name,
      employeeId: id,
      publicKey,
      encryptionKey: await exportPublicKey(encryption.publicKey),
      from: at.slice(0, 10),
    },
  };
  sessionStorage.setItem(secretsKey, JSON.stringify(secrets));
  return secrets;
}

const randomKey = () => toBase64Url(crypto.getRandomValues(new Uint8Array(32)));

/**
 * Returns the record of a person of the tour with what a college with letters and signatures adds: the boxes between the
 * student and the teacher, and the teacher's published key.
 */
export async function inTour(record: OpenedRecord): Promise<OpenedRecord> {
  const [student, teacher] = [tourFlag('student'), tourFlag('teacher')];
  if (!student || !teacher) return record;
  const { box, published } = await tourSecrets();
  const keys = { ...record.keys, items: [...record.keys.items, published] };
  const boxKey = fromBase64Url(box);
  const keyFor = async (whom: string) => toBase64Url(await pairKey(boxKey, tourCollege, whom, 1));
  const sectionKeys = (sections: Iterable<string>) =>
    Promise.all(
      [...new Set(sections)].map(async (section) => ({ section, key: await keyFor(section) })),
    );
  if (record.kind === 'student') {
    const { inPut: put, outGet: get } = await boxNames(boxKey, tourCollege);
    const drop: StudentDrop = {
      ...{ teacher: normalizeId(teacher.id), name: teacher.shown.name, put, get },
      key: await keyFor(student.id),
      sections: await sectionKeys(record.sections ?? []),
    };
    return { ...record, keys, drop: [drop] };
  }
  const drop: TeacherDrop = {
    ...{ key: box, college: tourCollege, office: { put: 'office', key: randomKey() } },
    sections: await sectionKeys(record.classroom.items.map(({ section }) => section)),
  };
  return { ...record, keys, drop };
}
