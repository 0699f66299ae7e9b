import { firstUseOf, firstUseReport, type FirstUse } from '@/tools/quality/audit/first-use-report';
import { auditPages } from '@/tools/quality/audit/page';
import { problemsOf } from '@/tools/quality/measure/report';

const pageOf = (name: string) => auditPages.find((page) => page.name === name)!;
const seen = (name: string, figures: Partial<FirstUse> = {}): FirstUse => ({
  ...{ page: pageOf(name), first: 900, largest: 950, element: 'h1', answered: 200, complete: 1800 },
  ...figures,
});

test('A page may paint its largest element 50 ms after the first and answer a press within 200 ms', () => {
  expect(problemsOf(firstUseReport, [seen('dashboard')])).toEqual([]);
});

test('A late largest paint and a press that is answered late are named with the page', () => {
  expect(problemsOf(firstUseReport, [seen('dashboard', { largest: 951, answered: 201 })])).toEqual([
    '/Dashboard/: the largest paint is 951 ms, but must be at most 950 ms.',
    '/Dashboard/: the time until a press is answered is 201 ms, but must be at most 200 ms.',
  ]);
});

test('The largest paint of a load is compared with the first one of the same load', () => {
  const watched = [
    [784, 784],
    [790, 850],
    [850, 850],
  ].map(([first, largest]) => ({ first: first!, largest: largest!, element: 'p' }));
  const pressed = { first: 784, largest: 784, answered: 20, complete: 1500 };
  expect(firstUseOf(pageOf('dashboard'), [...watched, pressed])).toEqual(
    seen('dashboard', { first: 790, largest: 790, element: 'p', answered: 20, complete: 1500 }),
  );
});

test('The empty export is only for comparison', () => {
  const figures = { largest: 2000, noticed: undefined, answered: undefined };
  expect(problemsOf(firstUseReport, [seen('emptyExport', figures)])).toEqual([]);
});
