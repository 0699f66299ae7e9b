import { render } from '@testing-library/react';
import { campusMap } from '@/content/campus';
import {
  CampusArt,
  viewBoxOf,
  heightOf,
  project,
  pathData,
  treesOf,
} from '@/components/auth/campus-frame';

describe('the drawing of the campus', () => {
  test('is decorative and hidden from screen readers', () => {
    const { container } = render(<CampusArt map={campusMap} />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  test('has one marigold roof, on the student’s own school', () => {
    const { container } = render(<CampusArt map={campusMap} />);
    expect(container.querySelectorAll('.fill-accent')).toHaveLength(1);
    expect(container.querySelectorAll('.stroke-accent')).toHaveLength(0);
  });

  test('can leave that building out and show a dashed outline', () => {
    const { container } = render(<CampusArt map={campusMap} missing />);
    expect(container.querySelectorAll('.fill-accent')).toHaveLength(0);
    expect(container.querySelectorAll('.stroke-accent[stroke-dasharray]')).toHaveLength(1);
  });

  test('fits inside its view box', () => {
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

  test('has no trees inside buildings', () => {
    const trees = treesOf(campusMap);
    expect(trees.length).toBeGreaterThan(5);
    for (const [x, y] of trees)
      expect(
        campusMap.buildings.some(
          (b) => x > b.x && x < b.x + b.width && y > b.y && y < b.y + b.height,
        ),
      ).toBe(false);
  });

  test('has no trees without paths, and closed outlines end where they start', () => {
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
