import { areaData, areaOptions } from '@/components/charts/area-options';
import type { ChartTheme } from '@/components/charts/chart-theme';
import type { ChartSeries } from '@/components/charts/series';

const colors = Object.fromEntries(
  ['text', 'muted', 'line', 'surface', 'brand', 'area', 'orange', 'red', 'purple'].map((name) => [
    name,
    `the ${name}`,
  ]),
) as ChartTheme['colors'];
const theme: ChartTheme = { colors, fontFamily: 'Figtree', duration: 800 };
const series: ChartSeries = {
  name: '2024-25',
  values: [1, 2],
  highlight: { index: 1, color: 'red' },
};
const options = areaOptions(series, { maximum: 400, unit: 'skill points' }, theme);

describe('An area chart', () => {
  it('has an axis from 0 to the given maximum, and the margins of the specification', () => {
    expect(options.scales?.['y']).toMatchObject({ min: 0, max: 400 });
    expect(options.layout?.padding).toEqual({ top: 20, right: 30, bottom: 20, left: 20 });
  });

  it('animates for 800 ms, or not at all', () => {
    expect(options.animation).toEqual({ duration: 800 });
    const calm = areaOptions(series, { maximum: 400, unit: '' }, { ...theme, duration: 0 });
    expect(calm.animation).toEqual({ duration: 0 });
  });

  it('marks the highlighted point in its colour', () => {
    expect(options.plugins?.highlightLine).toEqual({
      index: 1,
      color: 'the red',
      ring: 'the surface',
    });
  });

  it('shows the unit of its values', () => {
    const label = options.plugins?.tooltip?.callbacks?.label as (item: object) => string;
    expect(label({ formattedValue: '320' })).toBe('320 skill points');
  });

  it('fills the series in the colours of the theme', () => {
    const { labels, datasets } = areaData(['Jan', 'Feb'], series, theme);
    expect(labels).toEqual(['Jan', 'Feb']);
    expect(datasets[0]).toMatchObject({
      data: [1, 2],
      fill: true,
      borderColor: 'the brand',
      backgroundColor: 'the area',
    });
  });
});
