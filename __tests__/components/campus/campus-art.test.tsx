import { render } from '@testing-library/react';
import { CampusArt } from '@/components/campus/campus-art';
import {
  viewBoxOf,
  heightOf,
  project,
  pathData,
  treesOf,
} from '@/components/campus/campus-projection';
import { campusMap } from '@/content/campus';

describe('the drawing of the campus', () => {
  test('is decoration: nothing of it is read out', () => {
    const { container } = render(<CampusArt map={campusMap} />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  test('gives one roof, that of the own school, the marigold colour', () => {
    const { container } = render(<CampusArt map={campusMap} />);
    expect(container.querySelectorAll('.fill-accent')).toHaveLength(1);
    expect(container.querySelectorAll('.stroke-accent')).toHaveLength(0);
  });

  test('can leave that building out, of which a dashed outline stays', () => {
    const { container } = render(<CampusArt map={campusMap} missing />);
    expect(container.querySelectorAll('.fill-accent')).toHaveLength(0);
    expect(container.querySelectorAll('.stroke-accent[stroke-dasharray]')).toHaveLength(1);
  });

  test('stands inside its frame', () => {
    const [left, top, width, height] = viewBoxOf(campusMap).split(' ').map(Number) as [
      number,
      number,
      number,
      number,
    ];
    for (const building of campusMap.buildings) {
      const { x, y } = building;
      for (const point of [
        [x, y, heightOf(building)],
        [x + building.width, y],
        [x, y + building.height],
        [x + building.width, y + building.height],
      ] as const) {
        const [across, down] = project(point);
        expect(across).toBeGreaterThanOrEqual(left);
        expect(across).toBeLessThanOrEqual(left + width);
        expect(down).toBeGreaterThanOrEqual(top);
        expect(down).toBeLessThanOrEqual(top + height);
      }
    }
  });

  test('plants no tree in a building', () => {
    const trees = treesOf(campusMap);
    expect(trees.length).toBeGreaterThan(5);
    for (const [x, y] of trees)
      expect(
        campusMap.buildings.some(
          (b) => x > b.x && x < b.x + b.width && y > b.y && y < b.y + b.height,
        ),
      ).toBe(false);
  });

  test('a map without paths has no trees, and a closed outline ends where it began', () => {
    expect(treesOf({ ...campusMap, paths: [] })).toEqual([]);
    expect(
      pathData(
        [
          [0, 0],
          [100, 0],
        ],
        true,
      ),
    ).toBe('M0 0L71 50Z');
  });
});
