import type { Locator, Page } from '@playwright/test';
import { formatCode } from '@/lib/record/access-code';
import { sealedPath } from '@/lib/record/derivation';
import { routes } from '@/lib/site/routes';
import { accessCodeOf } from '@/tools/college/access-code';
import { demoCollege, demoPeople } from '@/tools/college/demo';
import { generationKey } from '@/tools/college/generations';
import { nameOf, personOf, type PersonRecord } from '@/tools/college/person-of';
import { sealRecord } from '@/tools/college/seal/seal-record';
import { waitUntilReady } from '@/tools/quality/pictures/page-ready';

/** The invented people that the sample site has, with their records of a fixed day. */
export const people = demoPeople('content', '2026-10-30');

export const students = people.filter((record) => record.kind === 'student');
export const teachers = people.filter((record) => record.kind === 'teacher');

export { nameOf };

export const codeOf = (record: PersonRecord, generation = 1) =>
  accessCodeOf(demoCollege.secret, personOf(record), generation);

/** Fills in the login form of a person and submits it. */
export async function submitLogin(page: Page, record: PersonRecord, code = codeOf(record)) {
  await page.goto(record.kind === 'student' ? routes.login : routes.facultyLogin);
  await submitFields(page, record, code);
}

async function submitFields(page: Page, record: PersonRecord, code = codeOf(record)) {
  await page.getByLabel('Username').fill(personOf(record).id);
  await page.getByLabel('Password').fill(formatCode(code));
  await page.getByLabel('Password').press('Enter');
}

/** Signs a person in on a shared computer and waits for the first page. */
export async function signInShared(page: Page, record: PersonRecord): Promise<void> {
  await page.goto(record.kind === 'student' ? routes.login : routes.facultyLogin);
  await page.getByLabel('This is a shared computer').check();
  await submitFields(page, record);
  await waitForHome(page, record);
}

/** Signs a person in, after whoever is signed in on the device is logged out, and waits for the first page. */
export async function signIn(
  page: Page,
  record: PersonRecord,
  code = codeOf(record),
): Promise<void> {
  await submitLogin(page, record, code);
  const logOut = page.getByRole('button', { name: /^Log out / });
  await logOut.or(page.locator('body:not(:has(#sign-in))')).first().waitFor();
  if (await logOut.isVisible()) await logOut.click();
  await waitForHome(page, record);
}

/** Opens the dialog of Logout from the account menu. */
export async function openLogout(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  return page.getByRole('dialog', { name: 'Logout' });
}

/** Logs out the person of this page, and what was added is deleted. */
export async function logOutLosing(page: Page): Promise<void> {
  await (await openLogout(page)).getByRole('button', { name: /^Logout( and lose it)?$/ }).click();
  await page.waitForURL(/:\d+\/(faculty-login\/)?#logged-out$/);
}

/** Leaves what was added on the device, encrypted: somebody else signs in, and logs out. */
export async function logOutKeeping(page: Page): Promise<void> {
  const name = await page.getByRole('button', { name: /^Account of/ }).getAttribute('aria-label');
  const other = students.find((one) => !name?.endsWith(nameOf(one)))!;
  await signIn(page, other);
  await logOutLosing(page);
}

async function waitForHome(page: Page, record: PersonRecord): Promise<void> {
  await page.waitForURL(record.kind === 'student' ? '**/Dashboard/' : '**/faculty-dashboard/');
  await waitUntilReady(page);
}

/** The sealed record of a person, and its name on the server. */
export const sealedOf = (record: PersonRecord, generation = 1, drop?: Drop) => {
  const generations = { [generationKey(personOf(record))]: generation };
  return sealRecord({ ...demoCollege, generations }, record, drop, Date.parse(record.asOf) / 1000);
};

type Drop = Parameters<typeof sealRecord>[2];

/** Makes the server answer with another version of a person's record, or with one that has boxes of a drop box. */
export async function publish(
  page: Page,
  record: PersonRecord,
  generation = 1,
  drop?: Drop,
): Promise<void> {
  const { name, sealed } = sealedOf(record, generation, drop);
  await page
    .context()
    .route(`**/people/${sealedPath(name)}`, (route) =>
      route.fulfill({ body: sealed, contentType: 'application/jose' }),
    );
}
