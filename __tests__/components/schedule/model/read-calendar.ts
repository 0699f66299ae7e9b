import ICAL from 'ical.js';

/** The events in a calendar file, each with its component for other properties. */
export function eventsIn(text: string) {
  const root = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return root
    .getAllSubcomponents('vevent')
    .map((component) => ({ component, event: new ICAL.Event(component) }));
}
