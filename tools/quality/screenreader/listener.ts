import type { ElementHandle, Page } from 'puppeteer-core';
import { routes } from '@/lib/site/routes';
import { named } from '../browser/named';
import { waitUntilReady } from '../pictures/page-ready';
import type { Keyboard } from './keyboard';
import { announcementPattern, speechPattern, type Expected, type SpeechLog } from './speech-log';
import { waitUntil } from './wait-until';

/** How long an announcement may take, in milliseconds. */
const timeoutMs = 15_000;
/**
 * After this silence, in milliseconds, a page has nothing more to announce: it is longer than the page waits for
 * changes to end and between two announcements, and than a sentence takes.
 */
const silence = 2500;

/** The name of a button, or the selector of another control. */
export type Control = string | { css: string };
/** An announcement: its text, or the selector of an element that shows it. */
export type Announced = string | { css: string };

const [isTrue, isFalse] = [() => true, () => false];
const nameOf = (element: Element) =>
  element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';

/** Uses a page with the keyboard and notes which announcements must be heard. */
export class Listener {
  readonly expected: Expected[] = [];
  /** How many dialogs were opened, and how many of their names were read. */
  readonly dialogs = { opened: 0, named: 0 };

  constructor(
    readonly tab: Page,
    readonly keyboard: Keyboard,
    private readonly log: SpeechLog,
    private readonly home: string,
  ) {}

  /**
   * Opens a page and waits until it responds and the screen reader has started to read it; `then` is the page to which it leads.
   */
  async visit(route: string, then = route): Promise<void> {
    // Chromium does not report the end of the loading each time.
    if (!(await this.#load(route, then)) && !(await this.#load(route, then)))
      throw new Error(`${route} is not read.`);
    await this.#enterPage();
    await this.keyboard.press('Control_L');
    await this.#silence();
  }

  /** Deletes what is stored on the device, so that a scenario can begin once more. */
  async empty(): Promise<void> {
    // A page without the portal's code, which has the databases open.
    await this.tab.goto(this.home + routes.accessibility, { waitUntil: 'load' });
    await this.tab.evaluate(async () => {
      localStorage.clear();
      sessionStorage.clear();
      for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
    });
  }

  /** Waits until the browser has followed a link or a form to a page. */
  async arrive(route: string): Promise<void> {
    await this.tab.waitForFunction((path) => location.pathname === path, {}, route);
    await waitUntilReady(this.tab);
    await this.#silence();
  }

  /** Focuses a control of the open dialog, or else of the page, and waits until it is read. */
  async goTo(control: Control): Promise<void> {
    const isDialog = await this.tab.evaluate(() => document.querySelector('dialog[open]') !== null);
    const within = isDialog ? 'dialog[open]' : '';
    const found: ElementHandle | null =
      typeof control === 'string'
        ? await named(this.tab, `${within} button`, control).catch(() => null)
        : await this.tab.waitForSelector(`${within} ${control.css}`, { visible: true });
    if (!found) throw new Error(`There is no button "${String(control)}".`);
    await this.#focus(found, await found.evaluate(nameOf));
  }

  /**
   * Focuses the field of the open dialog, or else of the page, whose label starts with `label`, and waits until `read` is heard.
   */
  async goToField(label: string, read = label): Promise<ElementHandle<HTMLInputElement>> {
    const found = await this.tab.waitForFunction(
      (labelStart: string) => {
        const scope = document.querySelector('dialog[open]') ?? document;
        const labels = [...scope.querySelectorAll('label')];
        const [named] = scope.querySelectorAll(`:is(select, input)[aria-label^="${labelStart}"]`);
        return (
          labels.find((one) => one.textContent?.trim().startsWith(labelStart))?.control ?? named
        );
      },
      {},
      label,
    );
    const field = found.asElement() as ElementHandle<HTMLInputElement>;
    await this.#focus(field, read);
    return field;
  }

  /** Types into the focused field, as soon as the screen reader passes letters on to it. */
  async type(text: string): Promise<void> {
    const isReady = () =>
      waitUntil('the mode for typing', () => this.log.isInFocusMode, 4000).then(isTrue, isFalse);
    // A busy screen reader may miss that the focus moved.
    for (let tries = 3; tries > 0 && !(await isReady()); tries -= 1)
      await this.keyboard.press('shift+Tab', 'Tab');
    await this.keyboard.type(text);
  }

  /** Presses keys that open a dialog or a list, and waits until a dialog's name is read. */
  async openDialog(title: string, keys: readonly string[]): Promise<void> {
    const from = this.log.note(`opens ${title}`);
    await this.keyboard.press(...keys);
    await waitUntil(`${title} has the focus`, () =>
      this.tab.evaluate(
        () =>
          document.activeElement?.closest('dialog[open], :popover-open, [role="listbox"]') !== null,
      ),
    );
    const isDialog = await this.tab.evaluate(
      () => document.querySelector('dialog[open], [role="dialog"]:popover-open') !== null,
    );
    // The screen reader says the name of the key first.
    const read = isDialog ? speechPattern(title) : /\w{2,}.* /;
    const isRead = () => this.log.said(read, from).length > 0;
    // Chromium does not always report a focus that the page moves, so this is counted and not required.
    await waitUntil(`${title} is read`, isRead, 4000).catch(() => {});
    if (!isDialog) return;
    this.dialogs.opened += 1;
    if (isRead()) this.dialogs.named += 1;
  }

  /** Does something that is followed by announcements, each of which must be heard once. */
  async expectSpeech(
    when: string,
    announced: readonly Announced[],
    act: () => Promise<unknown>,
  ): Promise<void> {
    const before = await Promise.all(announced.map((one) => this.#shown(one)));
    const from = this.log.note(when);
    await act();
    const texts: string[] = [];
    for (const [index, one] of announced.entries()) {
      const isNew = async () =>
        typeof one === 'string' || !['', before[index]].includes(await this.#shown(one));
      await waitUntil(`${when}: a new text`, isNew, timeoutMs);
      const text = await this.#shown(one);
      texts.push(text);
      const isHeard = () => this.log.said(announcementPattern(text), from).length > 0;
      // What was not heard is reported at the end.
      await waitUntil(text, isHeard, timeoutMs).catch(() => {});
    }
    await this.#silence();
    const to = this.log.lines.length;
    await this.#caughtUp();
    this.expected.push(...texts.map((text) => ({ text, when, from, to })));
  }

  /** A text, or the text that an element shows now. */
  async #shown(announced: Announced): Promise<string> {
    if (typeof announced === 'string') return announced;
    return this.tab.evaluate(
      (css) => document.querySelector(css)?.textContent ?? '',
      announced.css,
    );
  }

  /** Opens a page, and returns whether the screen reader has started to read it. */
  async #load(route: string, then: string): Promise<boolean> {
    const from = this.log.note(`opens ${route}`);
    await this.tab.goto(this.home + route, { waitUntil: 'load' });
    await this.tab.waitForFunction((path) => location.pathname === path, {}, then);
    await waitUntilReady(this.tab);
    // If the focus moves while Orca starts to read a page, it never changes between its modes for reading and typing.
    const loaded = speechPattern(`Finished loading ${await this.tab.title()}`);
    const isRead = () => this.log.said(loaded, from).length > 0;
    return waitUntil(`${route} is read`, isRead, 20_000).then(isTrue, isFalse);
  }

  /** Moves the focus from the address bar of the browser to the page, as F6 does. */
  async #enterPage(): Promise<void> {
    const hasFocus = () => this.tab.evaluate(() => document.hasFocus());
    // After a download, the list of downloads is one more stop on the way.
    for (let attempt = 0; attempt < 10 && !(await hasFocus()); attempt += 1) {
      await this.keyboard.press('F6');
      await waitUntil('the page has the focus', hasFocus, 2000).catch(() => {});
    }
  }

  async #focus(element: ElementHandle, name: string): Promise<void> {
    // Tab leads from the last control of a page to the buttons of the browser.
    await this.#enterPage();
    const hasFocus = () => element.evaluate((one) => one === document.activeElement);
    if (await hasFocus()) return;
    const from = this.log.note(`goes to ${name}`);
    const isRead = () => this.log.said(speechPattern(name), from).length > 0;
    // The browsers do not report each focus that is moved without a key.
    for (let tries = 3; tries > 0; tries -= 1) {
      await element.evaluate((one) => {
        (one as HTMLElement).blur();
        (one as HTMLElement).focus();
      });
      await waitUntil(`the focus is on "${name}"`, hasFocus);
      if (await waitUntil(`"${name}" is read`, isRead, 12_000).then(isTrue, isFalse)) return;
      // Each focus that a key moves is reported; this one is heard before the next try.
      await this.keyboard.press('shift+Tab', 'Tab');
    }
    throw new Error(`"${name}" is not read.`);
  }

  /** Waits until the screen reader has read a key: it may read what was announced once more, as the name of a link. */
  async #caughtUp(): Promise<void> {
    // A busy screen reader may miss one.
    for (let tries = 3; tries > 0; tries -= 1) if (await this.#tellsOfTab()) return;
    throw new Error('The screen reader does not read where the focus goes.');
  }

  /** Waits until the screen reader has said all, and stops its reading of a whole page, as a person does. */
  async #silence(): Promise<void> {
    for (let tries = 4; tries > 0; tries -= 1) {
      let [count, since] = [this.log.lines.length, performance.now()];
      const isSilent = () => {
        if (this.log.lines.length !== count)
          [count, since] = [this.log.lines.length, performance.now()];
        return performance.now() - since > silence;
      };
      if (await waitUntil('silence', isSilent, 10_000).then(isTrue, isFalse)) return;
      await this.keyboard.press('Control_L');
    }
    throw new Error('The screen reader does not stop reading.');
  }

  async #tellsOfTab(): Promise<boolean> {
    const from = this.log.note('presses Tab');
    await this.keyboard.press('Tab');
    // The screen reader says the name of the key first.
    const isRead = () => this.log.said(/^(?!tab$)./i, from).length > 0;
    return waitUntil('the next control is read', isRead, timeoutMs).then(isTrue, isFalse);
  }
}
