import { loadReport, measureLoad } from '../drop/load';
import { problemsOf, tableOf } from '../measure/report';
import { measureSizes } from '../measure/sizes';

/** Asks nginx and Apache as the devices of a college do. */
await measureSizes({
  ...{ name: 'drop', unit: 'teachers', usual: [5000], least: 10 },
  measure: measureLoad,
  tables: (results) => [tableOf(loadReport, results.flat())],
  problems: (results) => problemsOf(loadReport, results.flat()),
});
