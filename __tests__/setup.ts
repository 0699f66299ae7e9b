import { format } from 'node:util';
import type FastCheck from 'fast-check';
import { fixRandom } from './fixed-random';
import { isFull } from './full-run';

// A slow machine needs more time; what never happens still fails.
jest.setTimeout(300_000);

/** Errors and warnings that a test did not expect, such as those of React: the test fails with the first one. */
const complaints: Error[] = [];
for (const method of ['error', 'warn'] as const)
  console[method] = (...parts: unknown[]) =>
    void complaints.push(new Error(`console.${method}: ${format(...parts)}`));

function checkConsole(): void {
  const [first] = complaints.splice(0);
  if (first) throw first;
}

afterEach(checkConsole);
// After the last test, a component may still have changed before it was removed.
afterAll(checkConsole);

// Most suites need no page, and loading what a page needs takes time in each.
if (typeof window !== 'undefined') jest.requireActual('./setup-dom');

// Outside Next.js there is no router, and links between portal pages ask for one.
jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn() }),
  usePathname: () => null,
}));

fixRandom();
jest.mock(
  'node:crypto',
  () => jest.requireActual<{ fixedCrypto: object }>('./fixed-random').fixedCrypto,
);

/** The values of fast-check's unit "binary", which lists all of Unicode first and takes a second in each suite. */
const anyCharacter = (fc: typeof FastCheck) =>
  fc.nat({ max: 0x10_f7_ff }).map(
    (index) => String.fromCodePoint(index < 0xd8_00 ? index : index + 0x8_00),
    (value) => {
      const point = String(value).codePointAt(0) ?? 0;
      if (value !== String.fromCodePoint(point)) throw new Error('Not one character');
      return point < 0xd8_00 ? point : point - 0x8_00;
    },
  );

// Generated cases are the same in every run, too. EDIFY_SEED=2 tries others; a failure prints the seed.
// A full run tries all that a test asks for, others at most 30.
jest.mock('fast-check', () => {
  const { default: fc } = jest.requireActual<{ default: typeof FastCheck }>('fast-check');
  fc.configureGlobal({ seed: Number(process.env['EDIFY_SEED'] ?? 1) });
  const assert: typeof fc.assert = (property, { numRuns = 100, ...more } = {}) =>
    fc.assert(property as never, { ...more, numRuns: isFull ? numRuns : Math.min(numRuns, 30) });
  const string: typeof fc.string = ({ unit, ...more } = {}) =>
    fc.string({ ...more, unit: unit === 'binary' ? anyCharacter(fc) : unit });
  const all = { ...fc, assert, string };
  return { ...all, __esModule: true, default: all };
});
