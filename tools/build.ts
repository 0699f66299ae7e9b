import { explain } from './explain';
import { buildSite } from './build/site';

await explain(async () => ((await buildSite()) ? 0 : 1));
