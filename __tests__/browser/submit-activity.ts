import { expect, type Page } from '@playwright/test';
import { routes } from '@/lib/routes';

/** What proves an activity in these tests. */
export const certificate = {
  name: 'certificate.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4 a certificate'),
};

/** Submits an activity with its evidence on the student's side. */
export async function submitActivity(page: Page, name = 'Poetry Course'): Promise<void> {
  await page.goto(routes.dashboard);
  await page.getByRole('button', { name: 'Submit for Approval', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Category').selectOption('Course');
  await dialog.getByLabel('Issuing body').fill('Arts Club');
  await dialog.getByLabel('Date').fill('2025-10-01');
  await dialog.getByLabel('Evidence').setInputFiles(certificate);
  await expect(dialog.getByText(certificate.name)).toBeVisible();
  await dialog.getByRole('button', { name: 'Submit for Approval' }).click();
  await expect(dialog).toHaveCount(0);
}
