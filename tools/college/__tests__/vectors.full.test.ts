import { spawnSync } from 'node:child_process';

const hasReader = spawnSync('python3', ['-c', 'import cryptography']).status === 0;

(hasReader ? test : test.skip)(
  'another program reads the test vectors by the document alone',
  () => {
    const { stdout, stderr } = spawnSync('python3', ['docs/vectors.py'], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout).toBe('20 records, 20 letters, 10 credentials\n');
  },
);
