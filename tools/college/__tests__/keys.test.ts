import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { readCode } from '@/lib/record/access-code';
import { accessCodeOf } from '@/tools/college/access-code';
import { readCollege } from '@/tools/college/college';
import { writeKeys } from '@/tools/college/keys';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

const student = (rollNumber: string) =>
  JSON.stringify({ kind: 'student', student: { rollNumber, name: 'Asha Verma' } });
const teacher = (employeeId: string) =>
  JSON.stringify({
    kind: 'teacher',
    facultyProfile: { employeeId, name: 'Ravi Rao' },
    classroom: { items: [] },
    register: { items: [] },
  });

const records = {
  'college/records/students/a.json': student('25CSE1042'),
  'college/records/students/section/b.json': student('25CSE1043'),
  'college/records/teachers/c.json': teacher('PG-ENG-0217'),
};

/** A folder with a college and its secret, and a function that writes its keys. */
function start(files: Readonly<Record<string, string>> = records) {
  const root = writeFolder(files);
  const college = join(root, 'college');
  const { secret } = readCollege(college);
  const keys = join(root, 'keys');
  return {
    ...{ root, college, secret, keys },
    write: (list?: string) => writeKeys(college, keys, list && join(root, list)),
    read: (account: string) =>
      JSON.parse(readFileSync(join(keys, `${account}.json`), 'utf8')) as Record<string, string>,
  };
}

test('Everybody with a record gets a file with the own access code', () => {
  const { secret, keys, write, read } = start();
  expect(write()).toEqual({ written: 3, removed: 0 });
  expect(readdirSync(keys).sort()).toEqual(['25cse1042.json', '25cse1043.json', 'pgeng0217.json']);
  const person = { kind: 'student', id: '25CSE1042' } as const;
  expect(read('25cse1042')).toEqual({ ...person, code: accessCodeOf(secret, person, 1) });
  expect(read('pgeng0217')).toMatchObject({ kind: 'teacher', id: 'PG-ENG-0217' });
  expect(readCode(read('pgeng0217')['code'] ?? '')).toHaveProperty('code');
});

test('Only the owner can read the files', () => {
  const { keys, write } = start();
  write();
  expect(statSync(keys).mode & 0o777).toBe(0o700);
  for (const name of readdirSync(keys)) expect(statSync(join(keys, name)).mode & 0o777).toBe(0o600);
});

test('A raised generation has another code, and the file of a person who is gone is removed', () => {
  const { college, keys, write, read } = start();
  write();
  const before = read('25cse1042');
  writeFileSync(join(college, 'generations.json'), '{"student 25CSE1042": 2}');
  writeFileSync(join(keys, 'gone.json'), '{"kind":"student","id":"25CSE1","code":"ABCD"}\n');
  expect(write()).toEqual({ written: 3, removed: 1 });
  expect(read('25cse1042')['code']).not.toBe(before['code']);
  expect(existsSync(join(keys, 'gone.json'))).toBe(false);
});

test('A list names the accounts; people without an account get no file', () => {
  const list = {
    'accounts.csv': 'id,account\n25cse1042,Asha\n"PG-ENG-0217", ravi\n99XYZ1,nobody\n',
  };
  const { keys, write, read } = start({ ...records, ...list });
  expect(write('accounts.csv')).toEqual({ written: 2, removed: 0 });
  expect(readdirSync(keys).sort()).toEqual(['asha.json', 'ravi.json']);
  expect(read('asha')).toMatchObject({ kind: 'student', id: '25CSE1042' });
});

test.each([
  [
    'an account for two people',
    '25CSE1042,asha\n25CSE1043,asha\n',
    'would share the account "asha"',
  ],
  ['an account with a dot', '25CSE1042,asha.verma\n', '"asha.verma" of 25CSE1042'],
  ['an account that leads elsewhere', '25CSE1042,../secret\n', '"../secret" of 25CSE1042'],
  ['a row with one column', '25CSE1042\n', 'row 1'],
  ['a row without an account', '25CSE1042,\n', 'row 1'],
  ['two accounts for one person', 'id,account\n25CSE1042,asha\n25cse1042,asha2\n', 'row 3'],
  ['only unknown ids', '99XYZ1,nobody\n', 'No account has a record'],
])('%s is refused and nothing is written', (_, csv, message) => {
  const { keys, write } = start({ ...records, 'accounts.csv': csv });
  expect(() => write('accounts.csv')).toThrow(message);
  expect(existsSync(keys)).toBe(false);
});

test('Two ids that differ only in their signs need a list of accounts', () => {
  const { write } = start({
    ...records,
    'college/records/students/d.json': student('25-CSE-1042'),
  });
  expect(write).toThrow('--names accounts.csv');
});

test.each(['index.html', 'readme', 'package.json', 'usr/bin'])(
  'A folder that contains %s is left alone, and stays open to its users',
  (path) => {
    const { keys, write } = start();
    mkdirSync(join(keys, path, '..'), { recursive: true });
    chmodSync(keys, 0o755);
    writeFileSync(join(keys, path), '{}');
    expect(write).toThrow(`contains ${path.split('/')[0]}, which is no key`);
    expect(readFileSync(join(keys, path), 'utf8')).toBe('{}');
    expect(statSync(keys).mode & 0o777).toBe(0o755);
  },
);

test.each(['out/keys', 'public', 'dist/a/keys'])('The folder %s would be published', (folder) => {
  const { college } = start();
  expect(() => writeKeys(college, folder)).toThrow('no web server publishes');
});

test('A link into a folder that is published is refused, also through folders that do not exist yet', () => {
  const { root, college } = start();
  const target = join(college, 'sealed');
  mkdirSync(target);
  symlinkSync(target, join(root, 'link'));
  symlinkSync(join(root, 'link'), join(root, 'second'));
  for (const folder of ['link', 'link/keys', 'second/a/keys'])
    expect(() => writeKeys(college, join(root, folder))).toThrow('no web server publishes');
  expect(readdirSync(target)).toEqual([]);
  symlinkSync(college, join(root, 'linked-college'));
  expect(() => writeKeys(join(root, 'linked-college'), join(target, 'keys'))).toThrow(
    'no web server publishes',
  );
});
