import { readerLimit } from '@/components/integrity/reader/limit';

const sizes: number[] = [];

/** Stands for the inflater of the browser. */
class Inflater extends TransformStream<Uint8Array, Uint8Array> {
  constructor() {
    super({
      transform: (part, controller) => {
        sizes.push(part.length);
        controller.enqueue(part);
      },
    });
  }
}

const load = () => import('@/components/integrity/reader/worker/limits');
let limits: Awaited<ReturnType<typeof load>>;
let countInstruction: () => void;

beforeAll(async () => {
  Object.assign(globalThis, { DecompressionStream: Inflater });
  limits = await load();
  ({ countInstruction } = globalThis as unknown as { countInstruction: () => void });
});

const readInstructions = () => {
  for (let index = 0; index < 2000; index++) countInstruction();
};

test('A page ends at the next instruction after its time, and the next page has time of its own', () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
  limits.startTime();
  clock.mockReturnValue(readerLimit.pause);
  expect(readInstructions).not.toThrow();
  clock.mockReturnValue(readerLimit.pause + 1);
  expect(readInstructions).toThrow('takes too long');
  // pdf.js goes on with what is around the instruction.
  expect(countInstruction).toThrow('takes too long');
  expect(limits.isTimeUp()).toBe(true);
  limits.renewTime();
  expect(readInstructions).not.toThrow();
  expect(limits.isTimeUp()).toBe(false);
});

test('A file ends after its time, however many pages it has', () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
  limits.startTime();
  clock.mockReturnValue(readerLimit.time);
  limits.renewTime();
  expect(readInstructions).not.toThrow();
  clock.mockReturnValue(readerLimit.time + 1);
  expect(readInstructions).toThrow('takes too long');
});

test('The inflater gets small pieces, because it unpacks all that it is given at once', async () => {
  const content = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 251));
  const { readable, writable } = new DecompressionStream('deflate');
  const written = new Blob([content]).stream().pipeTo(writable);
  const parts: Uint8Array[] = [];
  for await (const part of readable) parts.push(part);
  await written;
  expect(Buffer.concat(parts).equals(content)).toBe(true);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(16_384);
});
