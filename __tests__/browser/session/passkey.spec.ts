import type { Page } from '@playwright/test';
import { sealedPath } from '@/lib/record/derivation';
import { routes } from '@/lib/site/routes';
import { violations } from '../support/axe';
import {
  codeOf,
  nameOf,
  openLogout,
  publish,
  sealedOf,
  signIn,
  signInShared,
  students,
} from '../support/person';
import { expectClosed, visit } from '../support/steps';
import { toast, toasts } from '../support/toast';
import { expect, test } from '../support/watched';

const one = students[0]!;
const question = /^Unlock this device with your fingerprint/;
const unlock = 'Unlock with a passkey';
const inSettings = 'Unlock this device with a passkey';

/** Gives the browser an authenticator of the device, with a finger that is recognised. */
async function addAuthenticator(page: Page, { hasPrf = true } = {}) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      hasPrf,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    refuse: () =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
    remove: () => devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
  };
}

/** Signs in with the code and accepts the offer. */
async function setUp(page: Page): Promise<void> {
  await signIn(page, one);
  await expect(toast(page, question)).toBeVisible();
  await toasts(page).getByRole('button', { name: 'Set up' }).click();
}

async function logOut(page: Page): Promise<void> {
  await openLogout(page);
  await page.waitForURL(/#logged-out$/);
}

async function pressUnlock(page: Page): Promise<void> {
  await page.goto(routes.login);
  await page.getByRole('button', { name: unlock }).click();
}

test(
  'a passkey unlocks the device after Logout, until it is removed in Settings',
  { tag: '@slow' },
  async ({ page }) => {
    await addAuthenticator(page);
    await setUp(page);
    await expect(toast(page, /^Your passkey unlocks this device/)).toBeVisible();
    await page.reload();
    await logOut(page);
    await page.goto(routes.login);
    await expect(page.getByRole('button', { name: unlock })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: unlock }).click();
    await page.waitForURL('**/Dashboard/');
    await expect(page.getByRole('button', { name: `Account of ${nameOf(one)}` })).toBeVisible();
    await expect(toast(page, question)).toHaveCount(0);

    await visit(page, routes.settings);
    const stop = page.getByRole('button', { name: 'Stop unlocking with a passkey' });
    await expect(stop).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await stop.click();
    await expect(page.getByRole('button', { name: inSettings })).toBeVisible();
    await logOut(page);
    await page.goto(routes.login);
    await expect(page.getByRole('button', { name: 'Login to' })).toBeVisible();
    await expect(page.getByRole('button', { name: unlock })).toBeHidden();
  },
);

test(
  'the offer is made once, and Settings sets a passkey up after asking for the code',
  { tag: '@slow' },
  async ({ page }) => {
    await addAuthenticator(page);
    await signIn(page, one);
    await expect(toast(page, question)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await toasts(page)
      .getByRole('button', { name: /^Dismiss: Unlock/ })
      .click();
    await expect(toast(page, question)).toHaveCount(0);
    await logOut(page);
    await signIn(page, one);
    await visit(page, routes.settings);
    await expect(toast(page, question)).toHaveCount(0);
    await page.getByRole('button', { name: inSettings }).click();
    const dialog = page.getByRole('dialog', { name: inSettings });
    await dialog.getByLabel('Access code').fill(codeOf(one, 2));
    await dialog.getByRole('button', { name: 'Set up' }).click();
    await expect(dialog.getByText(/This code does not open your record/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await dialog.getByLabel('Access code').fill(codeOf(one));
    await dialog.getByRole('button', { name: 'Set up' }).click();
    await expectClosed(dialog);
    await logOut(page);
    await pressUnlock(page);
    await page.waitForURL('**/Dashboard/');
  },
);

test(
  'a refused finger has its sentence, and the code works as before',
  { tag: '@slow' },
  async ({ page }) => {
    const blocked = await addAuthenticator(page);
    await blocked.refuse();
    await setUp(page);
    await expect(toast(page, /^No passkey was set up/)).toBeVisible();
    await logOut(page);
    // After a few refusals a sensor is blocked.
    await blocked.remove();
    const finger = await addAuthenticator(page);
    await signIn(page, one);
    await visit(page, routes.settings);
    await page.getByRole('button', { name: inSettings }).click();
    const dialog = page.getByRole('dialog', { name: inSettings });
    await dialog.getByLabel('Access code').fill(codeOf(one));
    await dialog.getByRole('button', { name: 'Set up' }).click();
    await expectClosed(dialog);
    await logOut(page);
    await finger.refuse();
    await pressUnlock(page);
    await expect(page.getByRole('alert')).toContainText('The passkey did not unlock this device.');
    expect(await violations(page)).toEqual([]);
    await signIn(page, one);
  },
);

test(
  'without the extension the passkey is not kept, and none is offered again',
  { tag: '@slow' },
  async ({ page }) => {
    await addAuthenticator(page, { hasPrf: false });
    await setUp(page);
    await expect(toast(page, /cannot unlock with a passkey/)).toBeVisible();
    await logOut(page);
    await signIn(page, one);
    await visit(page, routes.settings);
    await expect(page.getByText(/cannot unlock with a passkey/)).toBeVisible();
    await expect(page.getByRole('button', { name: inSettings })).toHaveCount(0);
    await expect(toast(page, question)).toHaveCount(0);
  },
);

test(
  'a revoked code has its sentence, and the passkey is deleted from the device',
  { tag: '@slow' },
  async ({ page }) => {
    await addAuthenticator(page);
    await setUp(page);
    await expect(toast(page, /^Your passkey unlocks this device/)).toBeVisible();
    await logOut(page);
    const old = sealedPath(sealedOf(one).name);
    await page.context().route(`**/people/${old}`, (route) => route.fulfill({ status: 404 }));
    await publish(page, one, 2);
    await pressUnlock(page);
    await expect(page.getByRole('alert')).toContainText('no longer works');
    await expect(page.getByRole('button', { name: unlock })).toBeHidden();
    await expect(page.getByLabel('Username')).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await signIn(page, one, codeOf(one, 2));
  },
);

test('a shared computer gets no offer', async ({ page }) => {
  await addAuthenticator(page);
  await signInShared(page, one);
  await visit(page, routes.settings);
  await expect(page.getByRole('heading', { name: 'How safe it is' })).toBeVisible();
  await expect(page.getByRole('button', { name: inSettings })).toHaveCount(0);
  await expect(toasts(page)).toHaveCount(0);
});
