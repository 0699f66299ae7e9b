import { accessSync } from 'node:fs';
import type fs from 'node:fs';
import { join } from 'node:path';
import { readDeployOptions } from '@/tools/hosting/deploy/option';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

jest.mock('node:fs', () => {
  const real = jest.requireActual<typeof fs>('node:fs');
  return { ...real, accessSync: jest.fn(real.accessSync) };
});

const site = writeFolder({ 'out/build.json': '{}', 'out/in/file': '', 'www/file': '' });
const [out, www] = [join(site, 'out'), join(site, 'www')];

describe('the arguments of deploy', () => {
  test('name a folder; the rest has defaults', () => {
    expect(readDeployOptions([www, '--from', out])).toEqual({
      target: www,
      from: out,
      action: 'deploy',
      dryRun: false,
      withoutPeople: false,
      keepDays: 30,
    });
    expect(readDeployOptions([www, '--from', out, '--without-people']).withoutPeople).toBe(true);
    expect(readDeployOptions([www, '--rollback']).action).toBe('rollback');
    expect(readDeployOptions([www, '--keep-days', '7']).keepDays).toBe(7);
  });

  test('name a store', () => {
    const args = ['--store', 'college:portal', '--dry-run', '--without-people', '--from', out];
    expect(readDeployOptions(args)).toMatchObject({
      target: 'college:portal',
      from: out,
      action: 'store',
      dryRun: true,
      withoutPeople: true,
    });
  });

  test.each([
    [[], 'Name one folder or one store'],
    [['one', 'two'], 'Name one folder or one store'],
    [[join(site, 'none')], 'does not exist'],
    [[join(www, 'file')], 'is a file'],
    [[www, '--from', out, '--keep-days', 'long'], '--keep-days is "long"'],
    [[www, '--rollback', '--list'], 'cannot be combined'],
    [[www, '--dry-run'], 'cannot be combined'],
    [['--store', 'a:b', '--rollback'], 'cannot be combined'],
    [['--store', 'a:b', '--keep-days', '7'], 'cannot be combined'],
    [['--store', 'a:b', www], 'Name one folder or one store'],
    [[join(out, 'in'), '--from', out], 'which the next build deletes'],
    [[out, '--from', out], 'which the next build deletes'],
    [[site, '--from', out], 'among its own source files'],
    [[www, '--force'], '--force'],
  ])('refuse %j: %s', (args, message) => {
    expect(() => readDeployOptions(args)).toThrow(message);
  });

  test('refuse a folder that this user cannot write to', () => {
    // Root may write everywhere, so the error is simulated.
    jest.mocked(accessSync).mockImplementationOnce(() => {
      throw new Error('EACCES');
    });
    expect(() => readDeployOptions([www, '--from', out])).toThrow('cannot be written to');
  });

  test('refuse a folder that is itself the site', () => {
    expect(() => readDeployOptions([out, '--rollback'])).toThrow('is itself a copy of the site');
  });
});
