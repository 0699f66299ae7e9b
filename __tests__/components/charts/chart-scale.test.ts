import { axisMaximum } from '@/components/charts/chart-scale';

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
