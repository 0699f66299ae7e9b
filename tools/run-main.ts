/** Runs a command's work; a mistake in what it was given is told in one sentence instead of a stack. */
export async function runMain(work: () => Promise<number> | number): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
