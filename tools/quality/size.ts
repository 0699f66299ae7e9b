/** Reads the sizes of colleges from the command line ("1000,10000"). Throws if one is below the least. */
export function readSizes(text: string, least: number): number[] {
  return text.split(',').map((part) => {
    const size = Number(part);
    if (Number.isInteger(size) && size >= least) return size;
    throw new Error(
      `--sizes has "${part}". Write whole numbers from ${least}, such as 1000,10000.`,
    );
  });
}
