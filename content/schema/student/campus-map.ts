import { z } from 'zod';
import { id, line, listOf, rule, schemaReference, uniqueIds } from '../common';

const coordinate = z.number().min(0).max(1000);

const point = z.tuple([coordinate, coordinate]);

const building = z.strictObject({
  id,
  name: line(60).describe('The name of the building.'),
  use: line(80).describe('What is in it.'),
  mark: line(3).describe('The letter or number on the map.'),
  x: coordinate.describe('Its left edge, in map units.'),
  y: coordinate.describe('Its top edge, in map units.'),
  width: coordinate.min(20).describe('Its width, in map units.'),
  height: coordinate.min(20).describe('Its height, in map units.'),
});

/** The campus in map units, from the top left. */
export const campusMap = z
  .strictObject({
    $schema: schemaReference,
    width: coordinate.min(100).describe('The width of the map, in map units.'),
    height: coordinate.min(100).describe('The height of the map, in map units.'),
    buildings: listOf(building).shape.items.min(1).max(40).describe('The buildings.'),
    paths: z
      .array(
        z.strictObject({
          id,
          points: z.array(point).min(2).max(60).describe('The corners of the path, each [x, y].'),
        }),
      )
      .max(40)
      .check(uniqueIds)
      .describe('The paths and roads.'),
    home: line(60).describe("The id of the building that the student's school is in."),
  })
  .check(
    rule(
      z.object({
        width: coordinate,
        height: coordinate,
        buildings: z.array(
          z.object({ x: coordinate, y: coordinate, width: coordinate, height: coordinate }),
        ),
      }),
      ({ buildings, width, height }, context) => {
        for (const [index, entry] of buildings.entries()) {
          if (entry.x + entry.width > width)
            context.addIssue({
              code: 'custom',
              path: ['buildings', index, 'width'],
              message: `The building extends past the right edge of the map (${width}).`,
              params: { allowed: `at most ${width - entry.x}` },
            });
          if (entry.y + entry.height > height)
            context.addIssue({
              code: 'custom',
              path: ['buildings', index, 'height'],
              message: `The building extends past the bottom edge of the map (${height}).`,
              params: { allowed: `at most ${height - entry.y}` },
            });
        }
      },
    ),
    rule(
      z.object({ home: z.string(), buildings: z.array(z.object({ id: z.string() })) }),
      ({ buildings, home }, context) => {
        const ids = buildings.map((entry) => entry.id);
        if (!ids.includes(home))
          context.addIssue({
            code: 'custom',
            path: ['home'],
            message: 'Use the id of one of the buildings.',
            params: { allowed: ids.join(', ') },
          });
      },
    ),
  );

export type CampusMap = z.infer<typeof campusMap>;
