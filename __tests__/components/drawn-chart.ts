import { screen, within } from '@testing-library/react';
import { Chart } from 'chart.js';

/** Lets every chart come near, so that it is drawn. Mocks are restored after the test. */
export function drawCharts() {
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((report) => {
    const observe = () => report([{ isIntersecting: true } as never], {} as never);
    return { observe, disconnect() {} } as never;
  });
}

/** The chart that is drawn with this description. */
export async function drawnChart(name: RegExp): Promise<Chart> {
  return Chart.getChart((await screen.findByRole('img', { name })) as HTMLCanvasElement)!;
}

/** The texts of a table, its headings first. */
export function tableOf(name: RegExp): string[][] {
  const rows = within(screen.getByRole('table', { name, hidden: true })).getAllByRole('row', {
    hidden: true,
  });
  return rows.map((row) => [...row.children].map((cell) => cell.textContent ?? ''));
}
