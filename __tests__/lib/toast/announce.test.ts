/** @jest-environment jsdom */
import { addAnnouncer, announce } from '@/lib/toast/announce';

const announcer = () => document.createElement('div');
const texts = (region: HTMLElement) => [...region.children].map((one) => one.textContent);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

test('a text is announced after a moment, and stays until it can have been read', () => {
  const page = announcer();
  const leave = addAnnouncer(page);
  announce('Sorted by Name, ascending');
  expect(texts(page)).toEqual([]);
  jest.advanceTimersByTime(500);
  expect(texts(page)).toEqual(['Sorted by Name, ascending']);
  jest.advanceTimersByTime(5000);
  expect(texts(page)).toEqual(['Sorted by Name, ascending']);
  jest.runAllTimers();
  expect(texts(page)).toEqual([]);
  leave();
});

test('a text announced while a dialog closes is read on the page, not in the dialog', () => {
  const [page, dialog] = [announcer(), announcer()];
  const leave = addAnnouncer(page);
  const close = addAnnouncer(dialog);
  announce('Saved');
  close();
  jest.advanceTimersByTime(500);
  expect(texts(page)).toEqual(['Saved']);
  expect(texts(dialog)).toEqual([]);
  leave();
});

test('with an open dialog a text is announced there, because the page behind it is inert', () => {
  const [page, dialog] = [announcer(), announcer()];
  const leave = [addAnnouncer(page), addAnnouncer(dialog)];
  announce('3 of 7 rows');
  jest.advanceTimersByTime(500);
  expect(texts(dialog)).toEqual(['3 of 7 rows']);
  expect(texts(page)).toEqual([]);
  leave.forEach((stop) => stop());
});

test('a text is not read again when the dialog that opened after it closes', () => {
  const [page, dialog] = [announcer(), announcer()];
  const leave = addAnnouncer(page);
  announce('9 activities');
  jest.advanceTimersByTime(500);
  const close = addAnnouncer(dialog);
  close();
  expect(texts(page)).toEqual([]);
  leave();
});

test('several texts are announced in turn, each once and in its own element, urgent ones first', () => {
  const page = announcer();
  const leave = addAnnouncer(page);
  announce('One');
  announce('Two');
  announce('One');
  announce('The device is full', { urgent: true });
  jest.advanceTimersByTime(500);
  expect(texts(page)).toEqual(['The device is full']);
  jest.advanceTimersByTime(1500);
  expect(texts(page)).toEqual(['The device is full', 'Two', 'One']);
  leave();
});

test('an outdated count is not announced', () => {
  const page = announcer();
  const leave = addAnnouncer(page);
  const count = {};
  announce('“Robotics” is deleted from this device.');
  announce('8 activities', { source: count });
  announce('2 notifications', { source: {} });
  announce('9 activities', { source: count });
  jest.advanceTimersByTime(2000);
  expect(texts(page)).toEqual([
    '“Robotics” is deleted from this device.',
    '2 notifications',
    '9 activities',
  ]);
  leave();
});
