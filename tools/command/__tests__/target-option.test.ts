import { readTarget } from '@/tools/command/target';

test('--base-path and --site-url say where a site is served, in every shell', async () => {
  const { argv, env } = process;
  process.argv = [
    'node',
    'build.ts',
    '--base-path=/portal',
    '--site-url=https://college.example',
    '-v',
  ];
  process.env = { ...env };
  try {
    await import('@/tools/command/target-option');
    expect(readTarget()).toEqual({ basePath: '/portal', siteUrl: 'https://college.example' });
    expect(process.argv).toEqual(['node', 'build.ts', '-v']);
  } finally {
    Object.assign(process, { argv, env });
  }
});
