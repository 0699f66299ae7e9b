import type { ElementHandle, Page } from 'puppeteer-core';
import { named } from '../browser/named';
import { waitUntilReady } from '../pictures/page-ready';
import type { Keyboard } from './keyboard';
import { speechPattern, type Expected, type SpeechLog } from './speech-log';
import { waitUntil } from './wait-until';

/** How long an announcement may take, in milliseconds. */
const timeoutMs = 15_000;
/**
 * After this silence, in milliseconds, a page has nothing more to announce: it is longer than the page waits for
 * changes to end and between two announcements, and than a sentence takes.
 */
const silence = 2500;

/** Where the roles of controls are found. */
const elements = { button: 'button', combobox: '[role="combobox"], select', textbox: 'input' };

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
    const from = this.log.note(`opens ${route}`);
    await this.tab.goto(this.home + route, { waitUntil: 'load' });
    await this.tab.waitForFunction((path) => location.pathname === path, {}, then);
    await waitUntilReady(this.tab);
    // If the focus moves while Orca starts to read a page, it never changes between its modes for reading and typing.
    const loaded = speechPattern(`Finished loading ${await this.tab.title()}`);
    await waitUntil(`${route} is read`, () => this.log.said(loaded, from).length > 0);
    await this.#enterPage();
    // Stops the reading of the whole page, as a person does.
    await this.keyboard.press('Control_L');
    await this.#silence();
  }

  /** Focuses the element with this role and name, and waits until it is read. */
  async goTo(role: keyof typeof elements, name: string, within = ''): Promise<void> {
    const selector = `${within} ${elements[role]}`;
    const found = await named(this.tab, selector, name).catch(() => null);
    if (!found) throw new Error(`There is no ${role} "${name}".`);
    await this.#focus(found, name);
  }

  /** Focuses the first visible element of a selector, and waits until its name is read. */
  async goToSelector(selector: string): Promise<ElementHandle> {
    const found = await this.tab.waitForSelector(selector, { visible: true });
    if (!found) throw new Error(`There is no ${selector}.`);
    const name = await found.evaluate((one) => one.getAttribute('aria-label') ?? one.textContent);
    await this.#focus(found, name ?? '');
    return found;
  }

  /** Focuses the field of the open dialog, or else of the page, whose label starts with `label`, and waits until `read` is heard. */
  async goToField(label: string, read = label): Promise<ElementHandle> {
    const found = await this.tab.waitForFunction(
      (labelStart: string) => {
        const scope = document.querySelector('dialog[open]') ?? document;
        const labels = [...scope.querySelectorAll('label')];
        return labels.find((one) => one.textContent?.trim().startsWith(labelStart))?.control;
      },
      {},
      label,
    );
    const field = found.asElement() as ElementHandle;
    await this.#focus(field, read);
    return field;
  }

  /** Presses Return to open a dialog or a list, and waits until a dialog's name is read. */
  async openDialog(what: string): Promise<void> {
    const from = this.log.note(`opens ${what}`);
    await this.keyboard.press('Return');
    await waitUntil(`${what} has the focus`, () =>
      this.tab.evaluate(
        () => document.activeElement?.closest('dialog[open], [role="listbox"]') !== null,
      ),
    );
    const isDialog = await this.tab.evaluate(() => document.querySelector('dialog[open]') !== null);
    // The screen reader says the name of the key first.
    const read = isDialog ? speechPattern(what) : /\w{2,}.* /;
    const isRead = () => this.log.said(read, from).length > 0;
    // Chromium does not always report a focus that the page moves, so this is counted and not required.
    await waitUntil(`${what} is read`, isRead, 4000).catch(() => {});
    if (!isDialog) return;
    this.dialogs.opened += 1;
    if (isRead()) this.dialogs.named += 1;
  }

  /** Does something that is followed by announcements, each of which must be heard once. */
  async expectSpeech(
    when: string,
    texts: readonly string[],
    act: () => Promise<void>,
  ): Promise<void> {
    const from = this.log.note(when);
    await act();
    for (const text of texts)
      await waitUntil(
        text,
        () => this.log.said(speechPattern(text), from).length > 0,
        timeoutMs,
      ).catch(
        // What was not heard is reported at the end.
        () => {},
      );
    await this.#silence();
    const to = this.log.lines.length;
    await this.#caughtUp();
    this.expected.push(...texts.map((text) => ({ text, when, from, to })));
  }

  /** Moves the focus from the address bar of the browser to the page, as F6 does. */
  async #enterPage(): Promise<void> {
    const hasFocus = () => this.tab.evaluate(() => document.hasFocus());
    for (let attempt = 0; attempt < 4 && !(await hasFocus()); attempt += 1) {
      await this.keyboard.press('F6');
      await waitUntil('the page has the focus', hasFocus, 2000).catch(() => {});
    }
  }

  async #focus(element: ElementHandle, name: string): Promise<void> {
    const hasFocus = () => element.evaluate((one) => one === document.activeElement);
    if (await hasFocus()) return;
    const from = this.log.note(`goes to ${name}`);
    await element.evaluate((one) => (one as HTMLElement).focus());
    await waitUntil(`the focus is on "${name}"`, hasFocus);
    await waitUntil(`"${name}" is read`, () => this.log.said(speechPattern(name), from).length > 0);
  }

  /** Waits until the screen reader has read a key: it may read what was announced once more, as the name of a link. */
  async #caughtUp(): Promise<void> {
    // A busy screen reader may miss one.
    for (let tries = 3; tries > 0; tries -= 1) if (await this.#tellsOfTab()) return;
    throw new Error('The screen reader does not read where the focus goes.');
  }

  /** Waits until the screen reader has said all. */
  async #silence(): Promise<void> {
    let [count, since] = [this.log.lines.length, performance.now()];
    await waitUntil('the screen reader is silent', () => {
      if (this.log.lines.length !== count)
        [count, since] = [this.log.lines.length, performance.now()];
      return performance.now() - since > silence;
    });
  }

  async #tellsOfTab(): Promise<boolean> {
    const from = this.log.note('presses Tab');
    await this.keyboard.press('Tab');
    // The screen reader says the name of the key first.
    const isRead = () => this.log.said(/^(?!tab$)./i, from).length > 0;
    return waitUntil('the next control is read', isRead, timeoutMs).then(
      () => true,
      () => false,
    );
  }
}
