/** @jest-environment jsdom */
import type { Chart, ChartEvent } from 'chart.js';
import { readChartTheme, watchChartTheme } from '@/components/charts/chart-theme';
import { steadyTooltip } from '@/components/charts/steady-tooltip';

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

/** A chart whose tooltip is shown, 100 by 40 pixels large at 50, 20. */
function shownChart() {
  const tooltip = {
    opacity: 1,
    x: 50,
    y: 20,
    width: 100,
    height: 40,
    setActiveElements: jest.fn(),
  };
  const chart = { tooltip, setActiveElements: jest.fn(), update: jest.fn() };
  return chart as unknown as Chart<'line'> & typeof chart;
}

const follows = (chart: Chart<'line'>, event: Partial<ChartEvent>) =>
  steadyTooltip.beforeEvent?.(
    chart,
    {
      event: { type: 'mousemove', ...event } as ChartEvent,
      replay: false,
      cancelable: true,
      inChartArea: true,
    },
    {},
  );

const press = (key: string) => window.dispatchEvent(new KeyboardEvent('keydown', { key }));

test('the tooltip stays while the pointer is on it, and follows the pointer elsewhere', () => {
  const chart = shownChart();
  expect(follows(chart, { x: 60, y: 30 })).toBe(false);
  expect(follows(chart, { x: 10, y: 30 })).toBe(true);
});

test('Escape hides the tooltip until the pointer has left the chart', () => {
  const chart = shownChart();
  steadyTooltip.start?.(chart, {}, {});
  press('a');
  expect(chart.tooltip.setActiveElements).not.toHaveBeenCalled();
  press('Escape');
  expect(chart.tooltip.setActiveElements).toHaveBeenCalledWith([], { x: 0, y: 0 });
  expect(follows(chart, { x: 10, y: 30 })).toBe(false);
  expect(follows(chart, { type: 'mouseout' })).toBe(true);
  expect(follows(chart, { x: 10, y: 30 })).toBe(true);
});

test('a removed chart no longer listens', () => {
  const chart = shownChart();
  steadyTooltip.start?.(chart, {}, {});
  steadyTooltip.stop?.(chart, {}, {});
  press('Escape');
  expect(chart.update).not.toHaveBeenCalled();
});
