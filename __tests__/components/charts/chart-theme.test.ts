import { readChartTheme, watchChartTheme } from '@/components/charts/chart-theme';

describe('The look of a chart', () => {
  it('leaves no trace where it was read, and moves for 800 ms', () => {
    const theme = readChartTheme(document.body);
    expect(document.body).toBeEmptyDOMElement();
    expect(theme.duration).toBe(800);
    expect(Object.keys(theme.colors)).toContain('purple');
  });

  it('does not move where motion is not wanted', () => {
    const wish = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ matches: query.includes('reduce') }) as MediaQueryList);
    expect(readChartTheme(document.body).duration).toBe(0);
    wish.mockRestore();
  });

  it('follows the theme until it is told to stop', async () => {
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
