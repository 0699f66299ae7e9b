import { act, render, screen, within } from '@testing-library/react';
import type { ChartSeries } from '@/components/charts/area-chart';
import { ChartFigure, axisMaximum } from '@/components/charts/chart-figure';

const rain: ChartSeries = {
  name: '2026',
  values: [12, 0, 3.5],
  highlight: { index: 2, color: 'purple' },
};
const older: ChartSeries = { ...rain, name: '2025', values: [7, 8, 9] };

const figure = (
  <ChartFigure
    label="Rain by month"
    heading="Month"
    labels={['Jan', 'Feb', 'Mar']}
    series={[rain, older]}
    shown={rain}
    unit="millimetres"
    caption="Rain, 2026"
  />
);

/** Replaces the browser's observer with one that reports when the test asks it to. */
function observeByHand() {
  const reports: (() => void)[] = [];
  class Observer {
    constructor(report: IntersectionObserverCallback) {
      reports.push(() => report([{ isIntersecting: true } as never], this as never));
    }
    observe() {}
    disconnect() {}
  }
  jest
    .spyOn(globalThis, 'IntersectionObserver')
    .mockImplementation((report) => new Observer(report) as never);
  return reports;
}

describe('A chart with its table', () => {
  afterEach(() => jest.restoreAllMocks());

  it('lists every value of every series, and what is highlighted', () => {
    render(figure);
    const table = screen.getByRole('table', { name: 'millimetres, by month', hidden: true });
    const cells = within(table)
      .getAllByRole('row', { hidden: true })
      .map((row) => row.textContent);
    expect(cells).toEqual(['Month20262025', 'Jan127', 'Feb08', 'Mar3.59', 'HighlightedMarMar']);
  });

  it('draws nothing before it is near the viewport', () => {
    render(figure);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('figure')).toHaveTextContent('Rain, 2026');
  });

  it('is drawn and named once it is near the viewport', async () => {
    const reports = observeByHand();
    render(figure);
    await act(async () => reports.forEach((report) => report()));
    expect(await screen.findByRole('img', { name: 'Rain by month' })).toBeVisible();
  });
});

describe('The top of the vertical axis', () => {
  it.each([
    ['stays if the highest value is a multiple of 100', [50, 500], 500],
    ['rises to the next multiple of 100', [30, 240], 300],
    ['rises by one step for a value just above', [401], 500],
    ['follows a fraction above a step', [100.5], 200],
    ['leaves space if every value is 0', [0, 0], 100],
    ['leaves space if there is no value', [], 100],
  ])('%s', (_, values, top) => {
    expect(axisMaximum(values)).toBe(top);
  });
});
