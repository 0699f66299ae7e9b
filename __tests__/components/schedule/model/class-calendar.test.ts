import fc from 'fast-check';
import {
  cancelledClass,
  datedClass,
  writeClasses,
} from '@/components/schedule/model/class-calendar';
import { cancellationId, type Cancellation } from '@/components/schedule/model/class-cancel';
import { cancelClass, restoreClass } from '@/components/schedule/model/class-cancel-write';
import { classes } from '@/content/faculty';
import type { Change } from '@/lib/store/record';
import { eventsIn } from './read-calendar';

const place = { host: 'college.example', timeZone: 'Asia/Kolkata' };
const made = new Date('2026-11-21T04:00:00.000Z');
const day = '2026-11-21';
const [mathematics] = classes as [(typeof classes)[number]];

function after(changes: readonly Change[], kept: Cancellation | null = null): Cancellation {
  const [change] = changes;
  return (change!.to as (kept: Cancellation | null) => Cancellation)(kept);
}

const why = { reason: 'The hall is closed.', by: 'Dr. Ananya Rao' };
const cancelled = after(cancelClass(mathematics, day, why));
const restored = after(restoreClass(cancelled.id), cancelled);

/** What a calendar program reads out of a file. */
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
  test('are read back with the times of the college, none of them cancelled', () => {
    const dated = classes.map((lesson) => datedClass(lesson, day, undefined));
    const events = read(writeClasses(dated, place, made));
    expect(events).toHaveLength(classes.length);
    expect(events[0]).toEqual({
      uid: 'period-1-2026-11-21@college.example',
      summary: '1CSE33 Mathematics',
      description: null,
      start: '2026-11-21T03:30:00.000Z',
      end: '2026-11-21T04:25:00.000Z',
      sequence: 0,
      status: 'CONFIRMED',
      made: '2026-11-21T04:00:00Z',
    });
  });

  test('keep their identifier, with a higher sequence for each decision', () => {
    const again = after(cancelClass(mathematics, day, why), restored);
    const states = [undefined, cancelled, restored, again].map(
      (kept) => read(writeClasses([datedClass(mathematics, day, kept)], place, made))[0]!,
    );
    expect(new Set(states.map(({ uid }) => uid)).size).toBe(1);
    expect(states.map(({ sequence, status }) => `${sequence} ${String(status)}`)).toEqual([
      '0 CONFIRMED',
      '1 CANCELLED',
      '2 CONFIRMED',
      '3 CANCELLED',
    ]);
    expect(states[1]).toMatchObject({
      summary: 'Cancelled: 1CSE33 Mathematics',
      description: 'The hall is closed.',
    });
  });

  test('say the same from the record of a cancellation alone', () => {
    for (const kept of [cancelled, restored])
      expect(writeClasses([cancelledClass(kept)], place, made)).toBe(
        writeClasses([datedClass(mathematics, day, kept)], place, made),
      );
  });

  test('keep whatever a reason says, in lines of at most 75 octets', () => {
    const reasons = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 300 })
      .map((text) => `Why:\n${text.replace(/\p{Cc}/gu, '')}; a, b\\c`);
    fc.assert(
      fc.property(reasons, (reason) => {
        const text = writeClasses([cancelledClass({ ...cancelled, reason })], place, made);
        const lines = text.split('\r\n');
        expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
        expect(lines.pop()).toBe('');
        expect(read(text)[0]?.description).toBe(reason);
      }),
    );
  });

  test('no control character of a pasted reason breaks the file', () => {
    const reason = 'one\u0000\u0007two\r\nthree\u2028\rfour\tfive';
    const text = writeClasses([cancelledClass({ ...cancelled, reason })], place, made);
    expect(read(text)[0]?.description).toBe('onetwo\nthree\u2028\nfour\tfive');
  });

  test('hold the clock of any zone on any day, and an hour and more stays what it is', () => {
    const zones = fc.constantFrom('Asia/Kolkata', 'Europe/Berlin', 'America/St_Johns');
    const days = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(zones, days, fc.constantFrom(...classes), (timeZone, on, lesson) => {
        const text = writeClasses(
          [datedClass(lesson, on, undefined)],
          { ...place, timeZone },
          made,
        );
        const [event] = read(text);
        const clock = new Intl.DateTimeFormat('sv-SE', {
          timeZone,
          dateStyle: 'short',
          timeStyle: 'short',
        });
        expect(clock.format(new Date(event!.start))).toBe(`${on} ${lesson.start}`);
        expect(clock.format(new Date(event!.end))).toBe(`${on} ${lesson.end}`);
        expect(event!.uid).toBe(
          `${cancellationId(lesson.id, on).replace(':', '-')}@college.example`,
        );
      }),
    );
  });
});
