const starts = ['09:00', '10:00', '11:00', '12:00', '14:00', '15:00', '16:00'] as const;

const weekdayPairs = [
  ['Monday', 'Thursday'],
  ['Tuesday', 'Friday'],
  ['Wednesday', 'Saturday'],
] as const;

/** When a course is taught: one period on two weekdays. */
export interface ClassHour {
  /** Unique in the week. */
  number: number;
  period: number;
  start: string;
  end: string;
  weekdays: readonly (typeof weekdayPairs)[number][number][];
}

/** The slots of a week, by period. */
const slots: readonly ClassHour[] = starts.flatMap((start, index) =>
  weekdayPairs.map((weekdays, pair) => ({
    number: index * weekdayPairs.length + pair,
    period: index + 1,
    ...{ start, end: start.replace(':00', ':55'), weekdays },
  })),
);

/** Who is in use in which slot. */
export class ClassHourPlan {
  private readonly taken = new Set<string>();

  /** Takes the first slot, counted from one of them, in which all of these are free. */
  take(users: readonly string[], first: number): ClassHour | undefined {
    for (let step = 0; step < slots.length; step += 1) {
      const slot = slots[(first + step) % slots.length];
      if (!slot || users.some((user) => !this.isFree(user, slot))) continue;
      for (const user of users) this.taken.add(`${user} ${slot.number}`);
      return slot;
    }
    return undefined;
  }

  isFree(user: string, { number }: ClassHour): boolean {
    return !this.taken.has(`${user} ${number}`);
  }
}
