import { act, render, screen } from '@testing-library/react';
import { OnDemand, openEvent, openPart } from '@/components/ui/on-demand';

const Part = () => <p>The palette is open</p>;
const button = (
  <OnDemand load={() => Promise.resolve(Part)} given={{}} name="palette">
    Search
  </OnDemand>
);

test('a part that is on the page opens by its name, and one that is not is told of', async () => {
  render(button);
  expect(openPart('share')).toBe(false);
  let opened = false;
  await act(async () => {
    opened = openPart('palette');
  });
  expect(opened).toBe(true);
  expect(screen.getByText('The palette is open')).toBeVisible();
});

test('who acts where no part has the name hears of it after the part, whoever came first', async () => {
  const handled: boolean[] = [];
  const hear = (event: Event) => void handled.push(event.defaultPrevented);
  window.addEventListener(openEvent, hear);
  render(button);
  await act(async () => {
    openPart('palette');
  });
  openPart('share');
  window.removeEventListener(openEvent, hear);
  expect(handled).toEqual([true, false]);
});
