import { findFewestMoves } from '@/components/schedule/free-slot/find-fewest-moves';
import { findFreeWindows } from '@/components/schedule/free-slot/find-free-windows';
import type { SlotBasis } from '@/components/schedule/free-slot/slot';
import type { WeeklyMeeting } from '@/components/schedule/model/dated-meeting';
import { usualDays } from '@/content/schema/schedule/meeting';
import { createRandom } from '@/tools/file/random';
import { occupancyIndex } from '@/tools/import/record/occupancy';
import { median } from '../audit/measure';
import type { ResultReport } from '../measure/report';

/** How long a search for a free slot takes in Node.js, and copying what it searches, in milliseconds. */
interface FreeSlotResult {
  sections: number;
  uses: number;
  free: number;
  moves: number;
  copy: number;
}

const sections = 200;
const classesPerWeek = 15;
const rooms = 120;
const runs = 15;

/** Measures the search in two weeks of a college of 200 sections. */
export function benchFreeSlot(): FreeSlotResult {
  const basis = generatedBasis();
  const request = { section: 'S1', duration: 55, from: '2026-10-12', to: '2026-10-25' };
  const [free = 0, moves = 0, copy = 0] = medianTimes([
    () => findFreeWindows(basis, request),
    () => findFewestMoves(basis, request, 5),
    () => JSON.parse(JSON.stringify(basis)),
  ]);
  return {
    ...{ sections, free, moves, copy },
    uses: basis.occupancy.rooms.reduce((sum, { uses }) => sum + uses.length, 0),
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

/** The medians of several rounds of all works, in milliseconds, so that a busy computer slows all of them down. */
function medianTimes(works: readonly (() => unknown)[]): number[] {
  const rounds = Array.from({ length: runs }, () => works.map(timeOf));
  return works.map((_, index) => median(rounds.map((times) => times[index] ?? 0)));
}

function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const inMs = (time: number) => `${time.toFixed(1)} ms`;

export const freeSlotReport: ResultReport<FreeSlotResult> = {
  subject: () => 'The search for a free slot',
  columns: [
    ['Sections', ({ sections }) => sections],
    ['Classes in rooms', ({ uses }) => uses, 0],
    ['Free slots', ({ free }) => inMs(free)],
    ['Fewest moves', ({ moves }) => inMs(moves)],
    ['A copy of the timetable', ({ copy }) => inMs(copy)],
  ],
  limits: [
    ['the time for free slots, divided by a copy,', ({ free, copy }) => free / copy, 'at most', 20],
    [
      'the time for the fewest moves, divided by a copy,',
      ({ moves, copy }) => moves / copy,
      'at most',
      20,
    ],
  ],
};
