import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { closeServer, listen } from '@/tools/site/serve/listen';
import { createSiteServer } from '@/tools/site/serve/server';
import { openDialog, visit } from '../support/steps';

/** A folder that is served, and to which releases are deployed. */
interface Site {
  address: string;
  /** Deploys a release with its number in the faculty dashboard, and without some scripts of the build. */
  deploy: (number: number, without?: readonly string[]) => void;
}

const test = base.extend<{ site: Site }>({
  site: async ({}, give) => {
    const folder = mkdtempSync(join(tmpdir(), 'edify-upgrade-'));
    const target = join(folder, 'site');
    const server: Server = createSiteServer(target);
    const deploy: Site['deploy'] = (number, without = []) => {
      const from = join(folder, String(number));
      cpSync('out', from, { recursive: true });
      const page = join(from, routes.facultyDashboard, 'index.html');
      const meta = `<meta name="release-number" content="${number}"/></head>`;
      writeFileSync(page, readFileSync(page, 'utf8').replace('</head>', meta));
      for (const path of without) rmSync(join(from, path));
      // As docs/deploying.md says: the hashed files of the release before stay, and one rename makes the new one live.
      const earlier = join(target, '_next');
      if (existsSync(earlier))
        cpSync(earlier, join(from, '_next'), { recursive: true, force: false });
      symlinkSync(from, `${target}.new`);
      renameSync(`${target}.new`, target);
    };
    deploy(1);
    await give({ address: `http://localhost:${await listen(server, 4370)}`, deploy });
    closeServer(server);
    rmSync(folder, { recursive: true });
  },
});

test(
  'an upgrade keeps an open tab working with its draft',
  { tag: '@slow' },
  async ({ page, browser, site }) => {
    const dashboard = site.address + routes.facultyDashboard;
    const notice = (tab: typeof page) => openDialog(tab, 'Write a notice');

    const visitor = await browser.newContext();
    const other = await visitor.newPage();
    await visit(other, dashboard);
    const onDemand: string[] = [];
    other.on('request', (request) => onDemand.push(new URL(request.url()).pathname));
    await notice(other);
    await visitor.close();
    const scripts = onDemand.filter((path) => path.endsWith('.js'));
    expect(scripts).not.toEqual([]);

    await visit(page, dashboard);
    await page.getByRole('textbox', { name: 'Assignment name' }).fill('Half-written problems');
    let loads = 0;
    page.on('load', () => loads++);
    site.deploy(2, scripts);
    await notice(page);
    await page.keyboard.press('Escape');
    expect(loads).toBe(0);

    await visit(page, dashboard);
    await expect(page.locator('meta[name=release-number]')).toHaveAttribute('content', '2');
    await expect(page.getByRole('textbox', { name: 'Assignment name' })).toHaveValue(
      'Half-written problems',
    );
  },
);
