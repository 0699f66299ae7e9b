import fc from 'fast-check';
import { cancelledClass, datedClass, writeClasses } from '@/components/schedule/model/class-file';
import type { Cancellation } from '@/components/schedule/model/class-cancel';
import {
  cancelClassChanges,
  restoreClassChanges,
} from '@/components/schedule/model/class-cancel-write';
import { classes } from '@/content/faculty';
import type { Change } from '@/lib/store/record';
import { eventsIn } from './read-calendar';

const calendarHost = { host: 'college.example', timeZone: 'Asia/Kolkata' };
const dtstamp = new Date('2026-11-21T04:00:00.000Z');
const day = '2026-11-21';
const [mathematics] = classes as [(typeof classes)[number]];

function after(changes: readonly Change[], stored: Cancellation | null = null): Cancellation {
  const [change] = changes;
  return (change!.to as (stored: Cancellation | null) => Cancellation)(stored);
}

const why = { reason: 'The hall is closed.', by: 'Dr. Ananya Rao' };
const cancelled = after(cancelClassChanges(mathematics, day, why));
const restored = after(restoreClassChanges(cancelled.id), cancelled);

/** The events a calendar program reads from a file. */
function read(text: string) {
  return eventsIn(text).map(({ component, event }) => {
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      sequence: event.sequence,
      status: component.getFirstPropertyValue('status'),
      made: String(component.getFirstPropertyValue('dtstamp')),
    };
  });
}

describe('the classes of a day as a file', () => {
  test('are read back with the college’s times, none of them cancelled', () => {
    const dated = classes.map((session) => datedClass(session, day, undefined));
    const events = read(writeClasses(dated, calendarHost, dtstamp));
    expect(events).toHaveLength(classes.length);
    expect(events[0]).toEqual({
      uid: 'period-1@college.example',
      summary: '1CSE33 Mathematics',
      description: null,
      start: '2026-11-21T03:30:00.000Z',
      end: '2026-11-21T04:25:00.000Z',
      sequence: 0,
      status: 'CONFIRMED',
      made: '2026-11-21T04:00:00Z',
    });
  });

  test('keep their identifier, with a higher sequence for each change', () => {
    const again = after(cancelClassChanges(mathematics, day, why), restored);
    const states = [undefined, cancelled, restored, again].map(
      (cancellation) =>
        read(writeClasses([datedClass(mathematics, day, cancellation)], calendarHost, dtstamp))[0]!,
    );
    expect(new Set(states.map(({ uid }) => uid)).size).toBe(1);
    expect(states.map(({ status }) => status)).toEqual([
      ...['CONFIRMED', 'CANCELLED', 'CONFIRMED', 'CANCELLED'],
    ]);
    const sequences = states.map(({ sequence }) => sequence);
    expect(sequences).toEqual([...new Set(sequences)].sort((one, other) => one - other));
    expect(states[1]).toMatchObject({
      summary: 'Cancelled: 1CSE33 Mathematics',
      description: 'The hall is closed.',
    });
  });

  test('are the same from the record of a cancellation alone', () => {
    for (const cancellation of [cancelled, restored])
      expect(writeClasses([cancelledClass(cancellation)], calendarHost, dtstamp)).toBe(
        writeClasses([datedClass(mathematics, day, cancellation)], calendarHost, dtstamp),
      );
  });

  test('keep the full reason, in lines of at most 75 octets', () => {
    const reasons = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 300 })
      .map((text) => `Why:\n${text.replace(/\p{Cc}/gu, '')}; a, b\\c`);
    fc.assert(
      fc.property(reasons, (reason) => {
        const text = writeClasses(
          [cancelledClass({ ...cancelled, reason })],
          calendarHost,
          dtstamp,
        );
        const lines = text.split('\r\n');
        expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
        expect(lines.pop()).toBe('');
        expect(read(text)[0]?.description).toBe(reason);
      }),
    );
  });

  test('do not break on a control character in a pasted reason', () => {
    const reason = 'one\u0000\u0007two\r\nthree\u2028\rfour\tfive';
    const text = writeClasses([cancelledClass({ ...cancelled, reason })], calendarHost, dtstamp);
    expect(read(text)[0]?.description).toBe('onetwo\nthree\u2028\nfour\tfive');
  });

  test('have the right time in any zone on any day, and keep a duration of an hour or more', () => {
    const zones = fc.constantFrom('Asia/Kolkata', 'Europe/Berlin', 'America/St_Johns');
    const days = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(zones, days, fc.constantFrom(...classes), (timeZone, on, session) => {
        const text = writeClasses(
          [datedClass(session, on, undefined)],
          { ...calendarHost, timeZone },
          dtstamp,
        );
        const [event] = read(text);
        const clock = new Intl.DateTimeFormat('sv-SE', {
          timeZone,
          dateStyle: 'short',
          timeStyle: 'short',
        });
        expect(clock.format(new Date(event!.start))).toBe(`${on} ${session.start}`);
        expect(clock.format(new Date(event!.end))).toBe(`${on} ${session.end}`);
        expect(event!.uid).toBe(`${session.id}@college.example`);
      }),
    );
  });
});
