import type { TimetableEntry } from './timetable-entry';

/** Where an entry is in the grid of a week. Rows and lanes start at 1. */
export interface PlacedEntry {
  entry: TimetableEntry;
  row: number;
  /** The row after its last one. */
  rowEnd: number;
  /** Its column within the day; entries that overlap are side by side. */
  lane: number;
  /** How many lanes it takes. */
  span: number;
}

/** A row of the grid: from one start or end to the next. */
export interface WeekRow {
  /** "HH:mm". */
  time: string;
  minutes: number;
  /** Whether something starts with it. */
  starts: boolean;
  /** Whether nothing is on in it on any day. */
  isFree: boolean;
}

export interface DayLayout {
  lanes: number;
  placed: readonly PlacedEntry[];
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The rows of a week and the place of each entry, day by day; the entries of a day are by time. */
export function layOutWeek(days: readonly (readonly TimetableEntry[])[]): {
  rows: WeekRow[];
  days: DayLayout[];
} {
  const entries = days.flat();
  const times = [...new Set(entries.flatMap(({ start, end }) => [start, end]))].sort();
  const rowOf = new Map(times.map((time, index) => [time, index + 1]));
  const rows = times.slice(0, -1).map((time, index) => ({
    time,
    minutes: minutesOf(times[index + 1] ?? time) - minutesOf(time),
    starts: entries.some(({ start }) => start === time),
    isFree: !entries.some(({ start, end }) => start <= time && time < end),
  }));
  return { rows, days: days.map((day) => layOutDay(day, rowOf)) };
}

interface InLane {
  entry: TimetableEntry;
  lane: number;
}

/** Entries that overlap, directly or through others, with their lanes. */
function clustersOf(entries: readonly TimetableEntry[]): InLane[][] {
  const clusters: InLane[][] = [];
  let ends: string[] = [];
  for (const entry of entries) {
    if (ends.every((end) => end <= entry.start)) {
      ends = [];
      clusters.push([]);
    }
    const free = ends.findIndex((end) => end <= entry.start);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = entry.end;
    clusters.at(-1)?.push({ entry, lane: lane + 1 });
  }
  return clusters;
}

function layOutDay(entries: readonly TimetableEntry[], rowOf: Map<string, number>): DayLayout {
  const clusters = clustersOf(entries);
  const lanesOf = (cluster: InLane[]) => Math.max(...cluster.map(({ lane }) => lane));
  const lanes = Math.max(1, ...clusters.map(lanesOf));
  const placed = clusters.flatMap((cluster) => {
    const used = lanesOf(cluster);
    return cluster.map(({ entry, lane }) => ({
      entry,
      row: rowOf.get(entry.start) ?? 1,
      rowEnd: rowOf.get(entry.end) ?? 2,
      lane,
      // The last lane of a group takes the space that the day's widest group needs.
      span: lane === used ? lanes - used + 1 : 1,
    }));
  });
  return { lanes, placed };
}
