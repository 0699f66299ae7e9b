import { highlightLine } from '@/components/charts/highlight-line';

function draw(index: number) {
  const calls: string[] = [];
  const ctx = new Proxy({} as Record<string, unknown>, {
    get:
      (_, name) =>
      (...args: unknown[]) =>
        calls.push(`${String(name)} ${args.join(' ')}`),
    set: (_, name, value) => calls.push(`${String(name)} = ${value}`) > 0,
  });
  const points = [
    { x: 10, y: 40 },
    { x: 30, y: 25 },
  ];
  const chart = {
    ctx,
    chartArea: { top: 5, bottom: 95 },
    getDatasetMeta: () => ({ data: points }),
  };
  highlightLine.afterDatasetsDraw?.(
    chart as never,
    {} as never,
    { index, color: 'orange', ring: 'white' },
    false,
  );
  return calls;
}

describe('The highlight on a chart', () => {
  it('is a dashed vertical line through the point, with a dot on it', () => {
    const calls = draw(1);
    expect(calls).toEqual(
      expect.arrayContaining(['setLineDash 5,5', 'moveTo 30 5', 'lineTo 30 95']),
    );
    expect(calls.find((call) => call.startsWith('arc'))).toMatch(/^arc 30 25 6 /);
    expect(calls).toEqual(expect.arrayContaining(['strokeStyle = orange', 'fillStyle = orange']));
  });

  it('is absent if there is no such point', () => {
    expect(draw(7)).toEqual([]);
  });
});
