import { runMain } from '@/tools/command/run-main';
import { findCycles } from '../cycles';

/** Fails if imports form a cycle, or if a folder has too many files; in this project or the one that is named. */
await runMain(async () => {
  const folders = ['app', 'components', 'content', 'lib', 'tools'];
  const sentences = await findCycles(process.argv[2] ?? process.cwd(), folders);
  for (const sentence of sentences) console.error(sentence);
  return sentences.length > 0 ? 1 : 0;
});
