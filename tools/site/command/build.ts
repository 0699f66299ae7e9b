import '@/tools/command/target-option';
import { runMain } from '@/tools/command/run-main';
import { buildSite } from '../build/site';

await runMain(async () => ((await buildSite()) ? 0 : 1));
