import { portalRoutes } from '@/lib/site/routes';
import { readOptions } from '@/tools/quality/audit/option';
import { auditPages } from '@/tools/quality/audit/page';

const read = (...args: string[]) => readOptions(args, auditPages);

test('without arguments every page is measured five times and the table is written', () => {
  expect(read()).toEqual({ runs: 5, mostRuns: 5, pages: auditPages, writes: true });
});

test('a check loads every page once, and pages over their budget up to five times', () => {
  expect(read('--check')).toMatchObject({ runs: 1, mostRuns: 5 });
  expect(read('--check', '--runs', '5')).toMatchObject({ runs: 5, mostRuns: 5 });
});

test.each([['--check'], ['--runs', '1'], ['--only', 'landing']])(
  'with %s %s nothing is written',
  (...args) => expect(read(...args).writes).toBe(false),
);

test('only the named pages are measured', () => {
  const { pages } = read('--only', 'login, landing');
  expect(pages.map(({ name }) => name)).toEqual(['landing', 'login']);
});

test('an unknown page is an error that lists the known names', () => {
  expect(() => read('--only', 'landing,home')).toThrow(
    `--only names "home". Allowed: landing, login, facultyLogin, verify, evidence, accessibility, notFound, ${portalRoutes.join(', ')}, dashboardSignedIn, facultyDashboardSignedIn, handWritten, emptyExport.`,
  );
});

test.each(['0', '-1', '2.5', 'many', ''])('--runs "%s" is refused', (runs) => {
  expect(() => read(`--runs=${runs}`)).toThrow(`--runs is "${runs}". Allowed: a whole number`);
});
