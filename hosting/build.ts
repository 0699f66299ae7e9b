import { explain } from './explain';
import { buildSite } from './site';

await explain(async () => ((await buildSite()) ? 0 : 1));
