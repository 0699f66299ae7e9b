/** The most records that a list of the content may have. */
const maxSize = 10_000;

/** Reads the sizes from the command line ("10,1000"). Throws if one is invalid. */
export function readSizes(text: string): number[] {
  return text.split(',').map((part) => {
    const size = Number(part);
    if (Number.isInteger(size) && size >= 1 && size <= maxSize) return size;
    throw new Error(
      `--sizes has "${part}". Write whole numbers from 1 to ${maxSize}, such as 10,1000.`,
    );
  });
}
