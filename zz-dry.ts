import puppeteer from 'puppeteer-core';
import { mkdtempSync, mkdirSync } from 'node:fs';
import { createSiteServer } from '@/tools/site/serve/server';
import { listen, closeServer } from '@/tools/site/serve/listen';
import { allScenarios } from './tools/quality/screenreader/scenario/all-scenarios';
import { chromiumFlags } from './tools/quality/browser/chromium';
import { named } from './tools/quality/browser/named';
import { waitUntilReady } from './tools/quality/pictures/page-ready';
import { waitUntil } from './tools/quality/screenreader/wait-until';
import { speechPattern } from './tools/quality/screenreader/speech-log';

const only = process.argv[2]?.split(',');
void (async () => {
  const folder = mkdtempSync('/tmp/edify-dry-');
  const scenarios = await allScenarios(folder);
  const server = createSiteServer('out');
  const home = `http://localhost:${await listen(server, 0)}`;
  mkdirSync(`${folder}/dl`);
  const browser = await puppeteer.launch({
    executablePath: '/usr/bin/chromium-headless-shell', headless: 'shell',
    args: [...chromiumFlags, '--force-prefers-reduced-motion', '--lang=en-US', '--window-size=1440,1000'],
    defaultViewport: { width: 1440, height: 900 },
    downloadBehavior: { policy: 'allow', downloadPath: `${folder}/dl` },
  });
  const [tab = await browser.newPage()] = await browser.pages();
  await tab.evaluateOnNewDocument(`{
    globalThis.heard = [];
    const note = (t) => { t = t.replace(/\\s+/g, ' ').trim(); if (t) globalThis.heard.push(t); };
    const ids = (el, a) => (el.getAttribute(a) ?? '').split(' ').map((i) => document.getElementById(i)?.textContent ?? '').join(' ');
    addEventListener('focusin', (e) => {
      const el = e.target;
      note('FOCUS ' + (el.ariaLabel ?? '') + ' ' + ids(el, 'aria-labelledby') + ' ' + el.textContent?.slice(0, 150) + ' ' + ids(el, 'aria-describedby'));
    });
    new MutationObserver((list) => {
      for (const m of list) {
        const el = m.target.nodeType === 1 ? m.target : m.target.parentElement;
        const live = el?.closest('[role=status],[role=alert],[aria-live]:not([aria-live=off]),output');
        if (live && (m.addedNodes.length || m.type === 'characterData')) note('LIVE ' + ([...m.addedNodes].map((n) => n.textContent).join(' ') || m.target.textContent));
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }`);
  const map: Record<string, any> = { Return: 'Enter', Control_L: 'Control', space: 'Space' };
  const keyboard = {
    press: async (...keys: string[]) => {
      for (const k of keys) {
        if (k.includes('+')) { await tab.keyboard.down('Control'); await tab.keyboard.press('k'); await tab.keyboard.up('Control'); }
        else await tab.keyboard.press(map[k] ?? k);
      }
    },
    type: (t: string) => tab.keyboard.type(t, { delay: 20 }),
  };
  const inDialog = () => tab.evaluate(() => (document.querySelector('dialog[open]') ? 'dialog[open]' : ''));
  const heard = () => tab.evaluate(() => (globalThis as any).heard as string[]).catch(() => [] as string[]);
  const shown = (one: any) => typeof one === 'string' ? one : tab.evaluate((css: string) => document.querySelector(css)?.textContent ?? '', one.css);
  const person: any = {
    tab, keyboard,
    visit: async (route: string, then = route) => {
      await tab.goto(home + route, { waitUntil: 'load' });
      await tab.waitForFunction((p) => location.pathname === p, {}, then);
      await waitUntilReady(tab as any);
    },
    goTo: async (control: any) => {
      const within = await inDialog();
      const found = typeof control === 'string'
        ? await Promise.race([named(tab, `${within} button`, control), new Promise<null>((r) => setTimeout(() => r(null), 8000))])
        : await tab.waitForSelector(`${within} ${control.css}`, { visible: true, timeout: 8000 });
      if (!found) throw new Error(`no button ${JSON.stringify(control)}: ` + await tab.evaluate((w) => [...document.querySelectorAll(`${w} button`)].map((b) => (b.getAttribute('aria-label') ?? b.textContent)).join(' | '), within));
      await (found as any).evaluate((e: any) => e.focus());
    },
    goToField: async (label: string) => {
      const found = await tab.waitForFunction((labelStart: string) => {
        const scope = document.querySelector('dialog[open]') ?? document;
        const labels = [...scope.querySelectorAll('label')];
        const [n] = scope.querySelectorAll(`:is(select, input)[aria-label^="${labelStart}"]`);
        return labels.find((one) => one.textContent?.trim().startsWith(labelStart))?.control ?? n;
      }, { timeout: 8000 }, label).catch(async () => { throw new Error(`no field ${label}: ` + await tab.evaluate(() => [...(document.querySelector('dialog[open]') ?? document).querySelectorAll('label,[aria-label]')].map((b) => b.getAttribute('aria-label') ?? b.textContent).join(' | '))); });
      const f = found.asElement() as any;
      await f.evaluate((e: any) => e.focus());
      return f;
    },
    openDialog: async (title: string, keys: string[]) => {
      await keyboard.press(...keys);
      await waitUntil(`${title} has the focus`, () => tab.evaluate(() => document.activeElement?.closest('dialog[open], [role="listbox"]') !== null), 10000);
      const name = await tab.evaluate(() => { const d = document.querySelector('dialog[open]'); if (!d) return 'LIST'; return (d.getAttribute('aria-label') ?? '') + (document.getElementById(d.getAttribute('aria-labelledby') ?? '')?.textContent ?? ''); });
      console.log(`   dialog "${title}" is named "${name}"`, name === 'LIST' || speechPattern(title).test(name) ? '' : 'XXX');
    },
    expectSpeech: async (when: string, announced: any[], act: () => Promise<unknown>) => {
      const before = await Promise.all(announced.map(shown));
      const start = (await heard()).length;
      await act();
      for (const [i, one] of announced.entries()) {
        if (typeof one !== 'string') await waitUntil(`${when}: new text`, async () => !['', before[i]].includes(await shown(one)), 10000);
        const text = await shown(one);
        const hits = async () => (await heard()).slice(start).filter((t) => speechPattern(text).test(t));
        await waitUntil(text, async () => (await hits()).length > 0 || speechPattern(text).test('Finished loading ' + await tab.title()), 10000)
          .then(() => {}, async () => { console.log(`   MISSED ${when}: "${text}"`, JSON.stringify((await heard()).slice(start)), await tab.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))); });
      }
      await new Promise((r) => setTimeout(r, 1500));
      for (const one of announced) { const text = await shown(one); const h = (await heard()).slice(start).filter((t) => speechPattern(text).test(t)); console.log(`   ${h.length} x "${text.slice(0, 80)}"`, h.length > 1 ? JSON.stringify(h) : ''); }
      await keyboard.press('Tab');
    },
  };
  for (const [name, steps] of Object.entries(scenarios)) {
    if (only && !only.includes(name)) continue;
    console.log(name);
    try { for (const step of steps) await step(person); console.log('  done'); }
    catch (e) { console.log('  STOPPED', (e as Error).message.slice(0, 700)); }
  }
  await browser.close();
  closeServer(server);
  process.exit(0);
})();
