import type { Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { credentialOfSite } from '../support/credential';
import { expect, test } from '../support/watched';

const publish = (page: Page, body: string) =>
  page.route('**/credentials/keys.json', (route) =>
    route.fulfill({ body, contentType: 'application/json' }),
  );

async function check(page: Page, content: string) {
  await page.getByLabel('Or its text').fill(content);
  await page.getByRole('button', { name: 'Check' }).click();
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

test('checks a credential on the device, and asks the site only for its keys', async ({ page }) => {
  const { valid, keys } = await credentialOfSite();
  await publish(page, keys);
  await page.goto(routes.verify);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  await check(page, valid);
  const result = page.getByRole('region', { name: 'Result' });
  await expect(heading(page, 'This credential is valid')).toBeFocused();
  await expect(result).toContainText('nothing in it was changed since then');
  for (const fact of ['Robotics Workshop', '25CSE1077', 'Dr. Ananya Rao', 'certificate.pdf'])
    await expect(result).toContainText(fact);
  await expect(result.getByRole('heading', { name: 'What this does not prove' })).toBeVisible();
  await expect(result.getByRole('listitem')).toHaveCount(3);
  const origin = new URL(page.url()).origin;
  expect([...new Set(asked.map((line) => line.replace(/\?v=.*/, '')))]).toEqual([
    `GET ${origin}/check-credential.js`,
    `GET ${origin}/credentials/keys.json`,
  ]);
});

test('has a sentence for each thing that can be wrong with a credential', async ({ page }) => {
  const { valid, expired, foreign, keys, revokedKeys } = await credentialOfSite();
  const other = await credentialOfSite();
  const changed = valid.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
  await publish(page, keys);
  await page.goto(routes.verify);
  await check(page, changed);
  await expect(heading(page, 'This credential was changed')).toBeVisible();
  await check(page, expired);
  await expect(heading(page, 'This credential has expired')).toBeVisible();
  await check(page, foreign);
  await expect(heading(page, 'This credential names another issuer')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Result' })).not.toContainText('25CSE1077');
  await check(page, other.valid);
  await expect(heading(page, 'The key of this credential is not known')).toBeVisible();
  await check(page, 'hello');
  await expect(heading(page, 'This is not a credential')).toBeVisible();
  await page.unroute('**/credentials/keys.json');
  await publish(page, revokedKeys);
  await check(page, valid);
  await expect(heading(page, 'The key of this credential was revoked')).toBeVisible();
});

test('opens a credential file, by choice and by drop', async ({ page }) => {
  const { valid, keys } = await credentialOfSite();
  await publish(page, keys);
  await page.goto(routes.verify);
  const name = 'edify-credential.jwt';
  const file = { name, mimeType: 'application/vc+jwt', buffer: Buffer.from(valid) };
  await page.getByLabel('Credential file').setInputFiles(file);
  await expect(heading(page, 'This credential is valid')).toBeFocused();
  await page.reload();
  const data = await page.evaluateHandle(
    ([text, called]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], called));
      return transfer;
    },
    [valid, name] as const,
  );
  await page.locator('#verify').dispatchEvent('drop', { dataTransfer: data });
  await expect(heading(page, 'This credential is valid')).toBeFocused();
  const large = { ...file, name: 'large.jwt', buffer: Buffer.alloc(300_000, 'x') };
  await page.getByLabel('Credential file').setInputFiles(large);
  await expect(page.getByText(/^large\.jwt is too large to be a credential/)).toBeFocused();
});

test('says that the keys cannot be loaded, and tries again when asked', async ({ page }) => {
  const { valid, keys } = await credentialOfSite();
  await page.goto(routes.verify);
  await publish(page, '{}');
  await check(page, valid);
  await expect(page.getByText(/^The keys of this site cannot be loaded/)).toBeFocused();
  await expect(page.getByText('Checking…')).toBeHidden();
  await page.unroute('**/credentials/keys.json');
  await publish(page, keys);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(heading(page, 'This credential is valid')).toBeVisible();
});

test('the site publishes the keys of its teachers without their names', async ({ request }) => {
  const keys = await request.get('/credentials/keys.json');
  expect(keys.headers()['content-type']).toContain('application/json');
  expect(await keys.json()).toEqual({ keys: expect.any(Array), revoked: expect.any(Array) });
  const issuer = await request.get('/credentials/issuer.json');
  expect(await issuer.json()).toMatchObject({ type: ['Profile'] });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('says that checking needs JavaScript', async ({ page }) => {
    await page.goto(routes.verify);
    const note = page.locator('main noscript p');
    await expect(note).toHaveText('Checking a credential needs JavaScript.');
    await expect(note).toBeVisible();
    await expect(page.getByRole('button', { name: 'Check' })).toBeHidden();
  });
});
