import { bundle, scriptRoute } from '../../bundle';

export const dynamic = 'force-static';

/** The worker that compares texts. */
export const GET = scriptRoute(() =>
  bundle('components/integrity/comparer/compare-worker.ts', 'esm', {}, 'es2022'),
);
