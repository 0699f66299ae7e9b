import { readFileSync } from 'node:fs';
import {
  applyTheme,
  canvasColor,
  readTheme,
  themeKey,
  themes,
  themeScript,
} from '@/lib/browser/theme';

/** A document and a store for the script and the functions. */
function open(storedTheme: string | null, denied = false) {
  const store = new Map(storedTheme === null ? [] : [[themeKey, storedTheme]]);
  const guard = <T>(work: () => T): T => {
    if (denied) throw new Error('The operation is insecure.');
    return work();
  };
  const localStorage = {
    getItem: (key: string) => guard(() => store.get(key) ?? null),
    setItem: (key: string, value: string) => guard(() => void store.set(key, value)),
    removeItem: (key: string) => guard(() => void store.delete(key)),
  };
  const dataset: Record<string, string> = {};
  const document = { documentElement: { dataset } };
  Object.assign(globalThis, { localStorage, document });
  return { store, dataset, localStorage, document };
}

/** Runs the script from the head of every page. */
function runScript({ localStorage, document }: ReturnType<typeof open>): void {
  new Function('localStorage', 'document', themeScript)(localStorage, document);
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
  Reflect.deleteProperty(globalThis, 'document');
});

describe('before the first paint', () => {
  test.each(['light', 'dark'])('a stored choice of %s is set on the page', (choice) => {
    const page = open(choice);
    runScript(page);
    expect(page.dataset).toEqual({ theme: choice });
  });

  test.each([null, 'system', '', 'DARK', 'teal', '"><script>'])(
    'a stored %j sets nothing, and the device decides',
    (storedTheme) => {
      const page = open(storedTheme);
      runScript(page);
      expect(page.dataset).toEqual({});
    },
  );

  test('denied storage causes no error', () => {
    const page = open('dark', true);
    expect(() => runScript(page)).not.toThrow();
    expect(page.dataset).toEqual({});
  });

  test('the script is one line and does not close its script tag', () => {
    expect(themeScript).not.toMatch(/\n|<\//);
  });
});

test('each choice is applied, stored and read again', () => {
  for (const theme of themes) {
    const page = open('light');
    applyTheme(theme);
    expect(page.dataset).toEqual(theme === 'system' ? {} : { theme });
    expect(page.store.get(themeKey)).toBe(theme === 'system' ? undefined : theme);
    expect(readTheme()).toBe(theme);
  }
});

test('choosing the device’s theme removes the previous choice', () => {
  const page = open('dark');
  runScript(page);
  applyTheme('system');
  expect(page.dataset).toEqual({});
});

test('without a valid stored choice, the device decides', () => {
  open(null);
  expect(readTheme()).toBe('system');
  open('teal');
  expect(readTheme()).toBe('system');
});

test('with denied storage, a choice still applies to this page', () => {
  const page = open(null, true);
  expect(readTheme()).toBe('system');
  expect(() => applyTheme('dark')).not.toThrow();
  expect(page.dataset).toEqual({ theme: 'dark' });
  applyTheme('system');
  expect(page.dataset).toEqual({});
});

test('the colour around the page matches its background', () => {
  const { light, dark } = canvasColor;
  const css = readFileSync('app/globals.css', 'utf8');
  expect(css).toContain(`--color-canvas: light-dark(${light}, ${dark});`);
});
