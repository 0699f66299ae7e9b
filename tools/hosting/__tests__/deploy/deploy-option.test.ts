import { join } from 'node:path';
import { readDeployOptions } from '@/tools/hosting/deploy/deploy-option';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

const site = writeFolder({ 'out/build.json': '{}', 'out/in/file': '', 'www/file': '' });
const [out, www] = [join(site, 'out'), join(site, 'www')];

describe('the arguments of deploy', () => {
  test('name a folder; the rest has defaults', () => {
    expect(readDeployOptions([www, '--from', out])).toEqual({
      target: www,
      from: out,
      isStore: false,
      rollback: false,
      withoutPeople: false,
    });
    expect(readDeployOptions([www, '--from', out, '--without-people']).withoutPeople).toBe(true);
    expect(readDeployOptions([www, '--rollback']).rollback).toBe(true);
  });

  test.each(['college:', 'college:portal', 'c:portal', ':s3,provider=Ceph:portal', 'my store:a/b'])(
    'name a store as rclone does: %s',
    (store) => {
      expect(readDeployOptions([store, '--from', out])).toMatchObject({
        target: store,
        isStore: true,
      });
    },
  );

  test.each(['C:\\\\portal', 'c:/portal', './a:b', '/a:b'])(
    'name a folder with a colon: %s',
    (folder) => {
      expect(() => readDeployOptions([folder, '--from', out])).toThrow('ENOENT');
    },
  );

  test.each([
    [[], 'Name one folder or one store'],
    [['one', 'two'], 'Name one folder or one store'],
    [['a:b', www], 'Name one folder or one store'],
    [[join(site, 'none')], 'ENOENT'],
    [[join(www, 'file')], 'is a file'],
    [['a:b', '--rollback'], 'A store has no rollback'],
    [[join(out, 'in'), '--from', out], 'are in one another'],
    [[out, '--from', out], 'are in one another'],
    [[site, '--from', out], 'are in one another'],
    [[www, '--force'], '--force'],
  ])('refuse %j: %s', (args, message) => {
    expect(() => readDeployOptions(args)).toThrow(message);
  });
});
