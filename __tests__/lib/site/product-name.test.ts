/** @jest-environment jsdom */
import { exchangeFileName } from '@/components/exchange/model/file';
import { productSlug, productName } from '@/lib/site/product-name';

function setProductName(product: string) {
  document.head.innerHTML = '';
  const meta = document.createElement('meta');
  meta.name = 'application-name';
  meta.content = product;
  document.head.append(meta);
}

test('the product name comes from the head of the page', () => {
  setProductName('Manarah Hub');
  expect(productName()).toBe('Manarah Hub');
});

test.each([
  ['Edify', 'edify-request-25CSE1042-2026-01-31.json'],
  ['St. Mary’s / Learning Hub', 'st-mary-s-learning-hub-request-25CSE1042-2026-01-31.json'],
  ['المنارة', 'المنارة-request-25CSE1042-2026-01-31.json'],
  ['***', 'portal-request-25CSE1042-2026-01-31.json'],
])('files of %s start with its name', (product, file) => {
  setProductName(product);
  expect(exchangeFileName('request', '25CSE1042', '2026-01-31')).toBe(file);
});

test('a page without a head, as in a test, uses Edify', () => {
  document.head.innerHTML = '';
  expect(productSlug()).toBe('edify');
});
