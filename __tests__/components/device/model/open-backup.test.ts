import { formatBackup } from '@/components/device/model/backup-file';
import { decryptBackup, readBackup } from '@/components/device/model/open-backup';
import { formatEncrypted, type EncryptedFile } from '@/lib/crypto/encrypted-file';
import { encryptToPhrase } from '@/lib/crypto/pass-phrase';
import { noRecords } from '@/lib/store/everything';
import { fileOf } from '../../../lib/store/any-device';

const phrase = 'peepal grove at dawn';
const at = '2026-01-31T09:30:00.000Z';
const everything = {
  ...noRecords(),
  flags: [{ id: 'read:one', at }],
  profile: [{ id: 'photo' as const, file: 'photo' }],
  files: [fileOf('photo', 'a picture')],
};

/** Derives keys with few rounds: the form of the file is tested here, not the strength of its key. */
beforeAll(() => {
  const derive = crypto.subtle.deriveKey.bind(crypto.subtle);
  jest
    .spyOn(crypto.subtle, 'deriveKey')
    .mockImplementation((algorithm, ...more) =>
      derive({ ...(algorithm as Pbkdf2Params), iterations: 1000 }, ...more),
    );
});

const asFile = (text: string) => new File([text], 'mine.json');

async function plainText(): Promise<string> {
  return (await formatBackup(everything, at)).chunks.join('');
}

async function encryptedText(content?: string): Promise<string> {
  const plain = new Blob([content ?? (await plainText())]);
  return formatEncrypted(await encryptToPhrase('edify-backup', plain, phrase));
}

async function encryptedIn(text: string): Promise<EncryptedFile> {
  const read = await readBackup(asFile(text));
  if (!('encrypted' in read)) throw new Error('is not encrypted');
  return read.encrypted;
}

const wrongIn = async (text: string) => (await readBackup(asFile(text))).problems?.[0]?.wrong;

test('A backup that is encrypted to a pass phrase opens with it, complete', async () => {
  const text = await encryptedText();
  expect(text).not.toContain('read:one');
  const opened = await decryptBackup(await encryptedIn(text), phrase);
  const plain = await readBackup(asFile(await plainText()));
  expect(opened).toEqual(plain);
  expect(opened).toMatchObject({ problems: null, savedAt: at });
});

test('A wrong pass phrase opens nothing', async () => {
  expect(await decryptBackup(await encryptedIn(await encryptedText()), `${phrase}!`)).toBeNull();
});

test('A damaged, newer or other file is refused with what to do', async () => {
  const text = await encryptedText();
  expect(await wrongIn(text.slice(0, -9))).toBe('was altered or cut off after it was made');
  expect(await wrongIn('{"format":"edify-encrypted","version":2}')).toMatch(/newer version/);
  const request = await encryptToPhrase('edify-request', new Blob(['{}']), phrase);
  expect(await wrongIn(await formatEncrypted(request))).toMatch(/not an export of everything/);
  const subtle = jest.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
  expect(await wrongIn(text)).toMatch(/this page is not served over https/);
  subtle.mockRestore();
  expect(await wrongIn('{"format":"edify-backup","version":9}')).toMatch(/^is 9; this page reads/);
});

test('What is in an encrypted file is checked like any other backup', async () => {
  const checked = await decryptBackup(await encryptedIn(await encryptedText('{"a":1}')), phrase);
  expect(checked?.problems?.[0]?.wrong).toBe('is not a backup from this site');
});
