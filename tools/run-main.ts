/** Runs a command and sets the exit code; an error is printed as its message instead of a stack trace. */
export async function runMain(work: () => Promise<number> | number): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
