/** @jest-environment jsdom */
import { workerAddress } from '@/lib/browser/worker-address';

interface Rules {
  createScriptURL: (asked: string) => string;
}

test('the workers of a site below another path are below that path, too', async () => {
  process.env['NEXT_PUBLIC_BASE_PATH'] = '/portal';
  jest.resetModules();
  const below = await import('@/lib/browser/worker-address');
  expect(below.workerAddress('/read-text.js')).toBe('/portal/read-text.js');
  expect(below.workerAddress('/compare-texts.js')).toBe('/portal/compare-texts.js');
  delete process.env['NEXT_PUBLIC_BASE_PATH'];
});

test('a page with Trusted Types accepts the workers’ addresses and no other', () => {
  const made: [string, Rules][] = [];
  Object.assign(window, {
    trustedTypes: {
      createPolicy: (name: string, rules: Rules) => {
        made.push([name, rules]);
        return rules;
      },
    },
  });
  expect(workerAddress('/sw.js')).toBe('/sw.js');
  expect(workerAddress('/read-text.js')).toBe('/read-text.js');
  expect(workerAddress('/compare-texts.js')).toBe('/compare-texts.js');
  expect(made.map(([name]) => name)).toEqual(['edify']);
  for (const other of ['https://other.example/sw.js', '/read-text.js?a', '/other.js'])
    expect(() => made[0]?.[1].createScriptURL(other)).toThrow(`not ${other}.`);
});
