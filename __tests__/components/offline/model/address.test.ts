/** @jest-environment jsdom */
import { workerAddress } from '@/components/offline/model/address';

interface Rules {
  createScriptURL: (asked: string) => string;
}

test('a page with Trusted Types accepts the service worker’s address and no other', () => {
  const made: [string, Rules][] = [];
  Object.assign(window, {
    trustedTypes: {
      createPolicy: (name: string, rules: Rules) => {
        made.push([name, rules]);
        return rules;
      },
    },
  });
  expect(workerAddress()).toBe('/sw.js');
  expect(workerAddress()).toBe('/sw.js');
  expect(made.map(([name]) => name)).toEqual(['edify']);
  expect(() => made[0]?.[1].createScriptURL('https://other.example/sw.js')).toThrow('/sw.js');
});
