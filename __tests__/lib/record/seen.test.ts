import { seenAtVisit, seenBeforeNewer, seenNow, type Seen } from '@/lib/record/seen';

const minute = 60_000;
const day = 24 * 60 * minute;

/** A device on which the list is shown and newer records arrive, by the clock of a test. */
class Device {
  now = 0;
  sealed = 'A';
  seen: Seen | undefined;

  #session = () => ({ sealed: this.sealed, ...(this.seen && { seen: this.seen }) });

  wait(time: number) {
    this.now += time;
    return this;
  }

  arrives(sealed: string) {
    this.seen = seenBeforeNewer(this.#session(), this.now).seen;
    this.sealed = sealed;
    return this;
  }

  /** Shows the list; returns what it compares. */
  shows(): string {
    this.seen = seenAtVisit(this.#session(), this.now);
    return `${this.seen.sealed}-${this.sealed}`;
  }

  marks(): string {
    this.seen = seenNow(this.#session(), this.now);
    return `${this.seen.sealed}-${this.sealed}`;
  }
}

test('the first visit compares with no record, the next one with the record that it showed', () => {
  const device = new Device();
  expect(device.shows()).toBe('-A');
  expect(device.wait(29 * minute).shows()).toBe('-A');
  expect(device.wait(day).arrives('B').shows()).toBe('A-B');
});

test('the list stays for the whole visit, and ends when all is marked as seen', () => {
  const device = new Device();
  device.shows();
  device.wait(day).shows();
  expect(device.arrives('B').shows()).toBe('A-B');
  expect(device.wait(20 * minute).shows()).toBe('A-B');
  expect(device.wait(20 * minute).shows()).toBe('A-B');
  expect(device.marks()).toBe('B-B');
  expect(device.wait(day).arrives('C').shows()).toBe('B-C');
});

test('of several records that come between two visits, none of the differences is lost', () => {
  const device = new Device();
  device.shows();
  device.wait(day).arrives('B').wait(day).arrives('C').wait(day);
  expect(device.shows()).toBe('A-C');
});

test('a record that came while another page was open is compared at the next visit', () => {
  const device = new Device();
  device.shows();
  device
    .wait(5 * minute)
    .arrives('B')
    .wait(day);
  expect(device.shows()).toBe('-B');
  device
    .wait(day)
    .arrives('C')
    .wait(5 * minute)
    .arrives('D');
  expect(device.shows()).toBe('B-D');
});

test('after 30 days a visit is the first again, and the device never keeps two earlier records', () => {
  const device = new Device();
  device.shows();
  device.wait(day).arrives('B').shows();
  expect(
    device
      .wait(29 * day)
      .arrives('C')
      .shows(),
  ).toBe('B-C');
  expect(device.seen).toEqual({ sealed: 'B', since: day, shown: 30 * day });
  expect(device.wait(31 * day).shows()).toBe('-C');
});

test('a device that never showed the list keeps no earlier record', () => {
  expect(new Device().wait(day).arrives('B').seen).toBeUndefined();
});
