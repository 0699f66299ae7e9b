/** @jest-environment jsdom */
import { readChartTheme, watchChartTheme } from '@/components/charts/chart-theme';

describe('The theme of a chart', () => {
  it('leaves nothing in the page when read, and animates for 800 ms', () => {
    const theme = readChartTheme(document.body);
    expect(document.body).toBeEmptyDOMElement();
    expect(theme.duration).toBe(800);
    expect(Object.keys(theme.colors)).toContain('purple');
  });

  it('does not animate with reduced motion', () => {
    const wish = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ matches: query.includes('reduce') }) as MediaQueryList);
    expect(readChartTheme(document.body).duration).toBe(0);
    wish.mockRestore();
  });

  it('follows the page’s theme until unsubscribed', async () => {
    const changed = jest.fn();
    const stop = watchChartTheme(changed);
    document.documentElement.dataset['theme'] = 'dark';
    await Promise.resolve();
    expect(changed).toHaveBeenCalledTimes(1);
    stop();
    document.documentElement.dataset['theme'] = 'light';
    await Promise.resolve();
    expect(changed).toHaveBeenCalledTimes(1);
    delete document.documentElement.dataset['theme'];
  });
});
