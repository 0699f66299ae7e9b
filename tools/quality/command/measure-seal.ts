import { problemsOf, tableOf } from '../measure/report';
import { measureSizes } from '../measure/sizes';
import { measureSealing, sealingReport } from '../seal/sealing';

/** Seals invented colleges of growing sizes. */
await measureSizes({
  ...{ name: 'seal', unit: 'people', usual: [1000, 10_000, 100_000], least: 100 },
  measure: measureSealing,
  tables: (results) => [tableOf(sealingReport, results)],
  problems: (results) => problemsOf(sealingReport, results),
});
