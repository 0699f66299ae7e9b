import ICAL from 'ical.js';

/** The events in a calendar file, each with its component for other properties. */
export function eventsIn(text: string) {
  const root = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return root
    .getAllSubcomponents('vevent')
    .map((component) => ({ component, event: new ICAL.Event(component) }));
}

/** A meeting that a calendar program shows. */
export interface ShownMeeting {
  start: string;
  end: string;
  room: string;
  cancelled: boolean;
}

const byStart = (one: ShownMeeting, other: ShownMeeting) =>
  JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;

const isWithin = (from: Date, to: Date) => (shown: ShownMeeting) =>
  from.toISOString() <= shown.start && shown.start < to.toISOString();

/** The meetings in a calendar file between two moments, as ical.js expands them. */
export function readFeed(text: string, from: Date, to: Date): ShownMeeting[] {
  const root = new ICAL.Component(ICAL.parse(text) as unknown[]);
  // Without the option, an event takes the exceptions of all other events, whatever their ids are.
  const events = root
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one, { exceptions: [] }));
  const series = events.filter((event) => !event.isRecurrenceException());
  for (const event of events.filter((one) => one.isRecurrenceException()))
    series.find(({ uid }) => uid === event.uid)?.relateException(event);
  const end = ICAL.Time.fromJSDate(new Date(to.getTime() + 400 * oneDay), true);
  return series
    .flatMap((event) => {
      const found: ShownMeeting[] = [];
      const days = event.iterator();
      for (let day = days.next(); day && day.compare(end) < 0; day = days.next()) {
        const { startDate, endDate, item } = event.getOccurrenceDetails(day);
        found.push({
          start: startDate.toJSDate().toISOString(),
          end: endDate.toJSDate().toISOString(),
          room: item.location ?? '',
          cancelled: item.component.getFirstPropertyValue('status') === 'CANCELLED',
        });
      }
      return found;
    })
    .filter(isWithin(from, to))
    .sort(byStart);
}

const oneDay = 24 * 60 * 60 * 1000;
