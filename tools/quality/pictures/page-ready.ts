/** A page of Playwright or of Puppeteer. */
interface DrivenPage {
  waitForFunction: (isSo: () => boolean) => Promise<unknown>;
  evaluate: (run: () => Promise<void>) => Promise<unknown>;
}

/**
 * Waits until a page responds, shows what the device stores, has its fonts and is idle. Portal pages mark themselves as
 * hydrated; the public pages have no script to wait for.
 */
export async function waitUntilReady(page: DrivenPage): Promise<void> {
  await page.waitForFunction(() => {
    const { dataset } = document.documentElement;
    const isPortal = document.getElementById('sidebar') !== null;
    return (
      document.readyState === 'complete' &&
      dataset['device'] === undefined &&
      dataset['person'] === undefined &&
      (!isPortal || 'hydrated' in dataset)
    );
  });
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let turn = 0; turn < 2; turn += 1)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 250 }));
  });
}
