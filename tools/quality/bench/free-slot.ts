import { findFewestMoves } from '@/components/schedule/free-slot/find-fewest-moves';
import { findFreeWindows } from '@/components/schedule/free-slot/find-free-windows';
import type { SlotBasis } from '@/components/schedule/free-slot/slot';
import type { WeeklyMeeting } from '@/components/schedule/model/dated-meeting';
import { usualDays } from '@/content/schema/schedule/meeting';
import { createRandom } from '@/tools/file/random';
import { occupancyIndex } from '@/tools/import/record/occupancy';
import { median } from '../audit/measure';
import type { ResultReport } from '../measure/report';

/** How long a search for a free slot takes in Node.js, in milliseconds. */
interface FreeSlotResult {
  sections: number;
  uses: number;
  free: number;
  moves: number;
}

/** The goal for each search, in milliseconds. */
const goal = 50;

const sections = 200;
const classesPerWeek = 15;
const rooms = 120;
const runs = 15;

/** Measures the search in two weeks of a college of 200 sections. */
export function benchFreeSlot(): FreeSlotResult {
  const basis = generatedBasis();
  const request = { section: 'S1', duration: 55, from: '2026-10-12', to: '2026-10-25' };
  return {
    sections,
    uses: basis.occupancy.rooms.reduce((sum, { uses }) => sum + uses.length, 0),
    free: medianTime(() => findFreeWindows(basis, request)),
    moves: medianTime(() => findFewestMoves(basis, request, 5)),
  };
}

function generatedBasis(): SlotBasis {
  const random = createRandom('bench', 'free slot');
  const meetings = Array.from({ length: sections * classesPerWeek }, (_, index) => {
    const hour = random.int(8, 17);
    return {
      ...{ section: `S${index % sections}`, course: `Course ${index % 7}` },
      ...{ room: `R${random.int(1, rooms)}`, weekdays: [random.pick(usualDays)] },
      ...{ start: timeAt(hour, '00'), end: timeAt(hour, '55') },
    };
  });
  const own = meetings
    .slice(0, classesPerWeek)
    .map((meeting, index): WeeklyMeeting => ({ ...meeting, id: `m${index}` }));
  return {
    hours: { start: '08:00', end: '18:00' },
    occupancy: occupancyIndex(meetings)(['S1']),
    timetable: { meetings: own },
  };
}

const timeAt = (hour: number, minutes: string) => `${String(hour).padStart(2, '0')}:${minutes}`;

/** The median of several runs, in milliseconds. */
const medianTime = (work: () => unknown): number =>
  median(
    Array.from({ length: runs }, () => {
      const start = performance.now();
      work();
      return performance.now() - start;
    }),
  );

const inMs = (time: number) => `${time.toFixed(1)} ms`;

export const freeSlotReport: ResultReport<FreeSlotResult> = {
  subject: () => 'The search for a free slot',
  columns: [
    ['Sections', ({ sections }) => sections],
    ['Classes in rooms', ({ uses }) => uses, 0],
    ['Free slots', ({ free }) => inMs(free)],
    ['Fewest moves', ({ moves }) => inMs(moves)],
    ['Goal', () => `${goal} ms`],
  ],
  limits: [
    ['the time for free slots', ({ free }) => free, 'at most', goal, 'ms'],
    ['the time for the fewest moves', ({ moves }) => moves, 'at most', goal, 'ms'],
  ],
};
