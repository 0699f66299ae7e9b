import { execFileSync } from 'node:child_process';
import { bugs } from './bug';
import { invariants } from './oracle';

/** What the simulator says of each bug; null if it did not notice it. */
const messages = new Map<string, string | null>();

beforeAll(() => {
  // esbuild, which bundles the product, does not run in Jest.
  const args = ['--import', 'tsx', '__tests__/simulator/prove.ts'];
  const lines = execFileSync(process.execPath, args, { encoding: 'utf8' }).trim().split('\n');
  for (const line of lines) {
    const { name, message } = JSON.parse(line) as { name: string; message: string | null };
    messages.set(name, message);
  }
}, 600_000);

test.each(bugs.map(({ name }) => name))('The simulator notices that %s', (name) => {
  const message = messages.get(name) ?? 'It was not noticed.';
  const broken = Object.values(invariants).filter((sentence) => message.startsWith(sentence));
  expect(broken).toHaveLength(1);
});
