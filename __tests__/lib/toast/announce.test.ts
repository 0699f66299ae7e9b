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

test('a text is announced after a moment, once, and removed again', () => {
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

test('a text announced while a dialog closes is read on the page, not in the dialog', () => {
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

test('with an open dialog a text is announced there, because the page behind it is inert', () => {
  const [page, dialog] = [announcer(), announcer()];
  const leave = [addAnnouncer(page), addAnnouncer(dialog)];
  announce('3 of 7 rows');
  jest.advanceTimersByTime(300);
  expect(dialog.status.textContent).toBe('3 of 7 rows');
  expect(page.status.textContent).toBe('');
  leave.forEach((stop) => stop());
});

test('several texts are announced in turn, each once, urgent ones first', () => {
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

test('an outdated count is not announced', () => {
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
