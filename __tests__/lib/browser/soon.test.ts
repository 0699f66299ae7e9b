/** @jest-environment jsdom */
import { soon } from '@/lib/browser/soon';

const work = jest.fn();
const hide = () => document.dispatchEvent(new Event('visibilitychange'));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('What is done soon is done once, after its time', () => {
  soon(work, 10_000);
  jest.advanceTimersByTime(9_999);
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  hide();
  expect(work).toHaveBeenCalledTimes(1);
});

test('It is done at once when the page is hidden', () => {
  soon(work, 10_000);
  hide();
  expect(work).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(20_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('It is not done once it is prevented', () => {
  soon(work, 10_000)();
  hide();
  jest.advanceTimersByTime(20_000);
  expect(work).not.toHaveBeenCalled();
});
