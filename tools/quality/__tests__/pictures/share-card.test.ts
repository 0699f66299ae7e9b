import { parse } from 'node-html-parser';
import { shareCard } from '@/tools/quality/pictures/share-card';

const hero = { before: 'R&D', underlined: '<b>work</b>', after: ', kept.', lead: '' };
const html = shareCard({ product: 'Edify', hero, dashboard: Buffer.from('png') });

test('the share image shows the headline as written, including special characters', () => {
  const heading = parse(html).querySelector('h1');
  expect(heading?.querySelector('b')).toBeNull();
  expect(heading?.text.replace(/\s+/g, ' ')).toBe('R&D <b>work</b>, kept.');
});

test('the share image loads nothing from elsewhere', () => {
  const addresses = [...html.matchAll(/(?:src="|url\()([^")]+)/g)].map(([, address]) => address);
  expect(addresses).toHaveLength(3);
  for (const address of addresses) expect(address).toMatch(/^data:/);
});

test('the share image takes its colours from the site', () => {
  expect(html).toContain('--color-canvas: light-dark(#f6f3ec, #0e1517);');
});
