import ICAL from 'ical.js';

/** What a calendar program finds in a file: each event, and its component for what is seldom asked. */
export function eventsIn(text: string) {
  const root = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return root
    .getAllSubcomponents('vevent')
    .map((component) => ({ component, event: new ICAL.Event(component) }));
}
