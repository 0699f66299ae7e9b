import type { ImportGraph } from './read';

/** The figures of the import graph that are checked. */
export interface Figures {
  cycles: readonly string[];
  /** Imports of a file from another folder. */
  importsAcrossFolders: number;
  largestFolder: { name: string; files: number };
}

export function measureGraph({ files, across, cycles }: ImportGraph): Figures {
  const [name, count] = [...files].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0]);
  return {
    cycles: cycles.map((files) => files.join(' → ')),
    importsAcrossFolders: across.length,
    largestFolder: { name, files: count },
  };
}

export function describeFigures(figures: Figures): string {
  return [
    `Imports across folders: ${figures.importsAcrossFolders}`,
    `Largest folder: ${figures.largestFolder.name}, ${figures.largestFolder.files} files`,
    `Cycles: ${figures.cycles.length}`,
    ...figures.cycles.map((cycle) => `  ${cycle}`),
  ].join('\n');
}

/** The figures that are worse than the saved limits, one sentence each. */
export function findWorse(figures: Figures, limits: Omit<Figures, 'cycles'>): string[] {
  const { cycles, importsAcrossFolders: across, largestFolder } = figures;
  const { importsAcrossFolders: most, largestFolder: before } = limits;
  const advice = 'Fix it, or save the figure with "npm run graph -- --write" and explain why.';
  const worse: string[] = [];
  if (cycles.length > 0)
    worse.push(`graph: ${cycles.length} cycles; move what both files need into a third file.`);
  if (across > most)
    worse.push(`graph: ${across} imports across folders, ${most} before. ${advice}`);
  if (largestFolder.files > before.files)
    worse.push(
      `graph: ${largestFolder.name} has ${largestFolder.files} files; the largest folder had ${before.files}. ${advice}`,
    );
  return worse;
}
