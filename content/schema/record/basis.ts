import { z } from 'zod';
import { day, image } from '../common';
import { personal } from '../personal';

/** The format of a record. */
export const recordFormat = 1;

/** The fields that every record starts with. */
export const recordBasis = {
  $schema: z.string().optional().describe('The schema file, for editors.'),
  format: z.literal(recordFormat).describe('The format of the record: 1.'),
  asOf: day.describe('The day that the data is from. It is not the day of a build.'),
};

/** A profile photo in a record: embedded, or a public picture that names nobody. */
export const recordPhoto = personal(
  z
    .union([
      image,
      z.strictObject({
        src: z
          .templateLiteral(['data:image/', z.enum(['png', 'jpeg', 'webp']), ';base64,', z.string()])
          .check(z.maxLength(280_000, 'Use a picture of at most 200 kB.'))
          .describe('The picture itself, as a data address.'),
        width: image.shape.width,
        height: image.shape.height,
        alt: image.shape.alt,
      }),
    ])
    .describe('The profile photo.'),
);
