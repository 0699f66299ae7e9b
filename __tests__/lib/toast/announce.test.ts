/** @jest-environment jsdom */
import { addAnnouncer, announce } from '@/lib/toast/announce';

const announcer = () => ({
  status: document.createElement('p'),
  alert: document.createElement('p'),
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

test('a text is there a moment later, once, and is taken away again', () => {
  const page = announcer();
  const leave = addAnnouncer(page);
  announce('Sorted by Name, ascending');
  expect(page.status.textContent).toBe('');
  jest.advanceTimersByTime(300);
  expect(page.status.textContent).toBe('Sorted by Name, ascending');
  jest.runAllTimers();
  expect(page.status.textContent).toBe('');
  leave();
});

test('a text said while a dialog closes is read on the page, not in the dialog that is gone', () => {
  const [page, dialog] = [announcer(), announcer()];
  const leave = addAnnouncer(page);
  const close = addAnnouncer(dialog);
  announce('Saved');
  close();
  jest.advanceTimersByTime(300);
  expect(page.status.textContent).toBe('Saved');
  expect(dialog.status.textContent).toBe('');
  leave();
});

test('in an open dialog it is read there, because the page behind it is inert', () => {
  const [page, dialog] = [announcer(), announcer()];
  const leave = [addAnnouncer(page), addAnnouncer(dialog)];
  announce('3 of 7 rows');
  jest.advanceTimersByTime(300);
  expect(dialog.status.textContent).toBe('3 of 7 rows');
  expect(page.status.textContent).toBe('');
  leave.forEach((stop) => stop());
});

test('several are read one after the other, the same text once, and what is urgent first', () => {
  const page = announcer();
  const leave = addAnnouncer(page);
  const heard: string[] = [];
  const listen = (role: 'status' | 'alert') =>
    Object.defineProperty(page[role], 'textContent', {
      set: (text: string) => void (text && heard.push(`${role}: ${text}`)),
    });
  listen('status');
  listen('alert');
  announce('One');
  announce('Two');
  announce('One');
  announce('The device is full', { urgent: true });
  jest.runAllTimers();
  expect(heard).toEqual(['alert: The device is full', 'status: Two', 'status: One']);
  leave();
});

test('a count that is out of date before it is read is left out', () => {
  const page = announcer();
  const leave = addAnnouncer(page);
  const heard: string[] = [];
  Object.defineProperty(page.status, 'textContent', {
    set: (text: string) => void (text && heard.push(text)),
  });
  const count = {};
  announce('“Robotics” is deleted from this device.');
  announce('8 activities', { source: count });
  announce('2 notifications', { source: {} });
  announce('9 activities', { source: count });
  jest.runAllTimers();
  expect(heard).toEqual([
    '“Robotics” is deleted from this device.',
    '2 notifications',
    '9 activities',
  ]);
  leave();
});
