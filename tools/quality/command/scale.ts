import { forgetTarget } from '@/tools/command/target';
import { tableOf } from '../measure/report';
import { measureSizes } from '../measure/sizes';
import { measureScale } from '../scale/measure-scale';
import { scaleProblems, scaleReport, weightTable } from '../scale/scale-report';

forgetTarget();

/** Builds colleges with growing numbers of records, up to the most that a list may have, and weighs their pages. */
await measureSizes({
  ...{ name: 'scale', unit: 'records in each list', usual: [10, 1000, 10_000], most: 10_000 },
  measure: measureScale,
  tables: (results) => [tableOf(scaleReport, results), weightTable(results)],
  problems: scaleProblems,
});
