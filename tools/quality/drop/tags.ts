import { randomBytes } from 'node:crypto';
import { tagsOf, weeksBack } from '@/lib/drop/names';
import { pairKeyOf } from '@/lib/drop/route';
import { median } from '../audit/measure';

/** How many students a teacher may have. */
const students = 300;

/** How long it takes to tell the letters of so many students apart, as a teacher's page does, in milliseconds. */
export async function measureTags(): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const [boxKey, weeks] = [randomBytes(32), weeksBack(new Date())];
    const drop = { key: '', college: 'A'.repeat(26), office: { put: '', key: '' } };
    const start = performance.now();
    await Promise.all(
      Array.from({ length: students }, async (_, index) =>
        tagsOf(await pairKeyOf(drop, boxKey, `25CSE${index}`), weeks),
      ),
    );
    times.push(performance.now() - start);
  }
  return median(times);
}
