import type { Chart, ChartEvent, Plugin } from 'chart.js';

/** The charts whose tooltip was dismissed, until the pointer leaves them. */
const dismissed = new WeakSet<Chart>();
const listeners = new WeakMap<Chart, (event: KeyboardEvent) => void>();

function isOnTooltip({ tooltip }: Chart, { x, y }: ChartEvent): boolean {
  if (!tooltip?.opacity || x === null || y === null) return false;
  const { x: left, y: top, width, height } = tooltip;
  return x >= left && x <= left + width && y >= top && y <= top + height;
}

/** Keeps a tooltip while the pointer is on it, and hides it on Escape until the pointer has left the chart. */
export const steadyTooltip: Plugin<'line'> = {
  id: 'steadyTooltip',
  start(chart) {
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !chart.tooltip?.opacity) return;
      dismissed.add(chart);
      chart.setActiveElements([]);
      chart.tooltip.setActiveElements([], { x: 0, y: 0 });
      chart.update('none');
    };
    listeners.set(chart, dismiss);
    window.addEventListener('keydown', dismiss);
  },
  stop(chart) {
    const dismiss = listeners.get(chart);
    if (dismiss) window.removeEventListener('keydown', dismiss);
  },
  /** False ignores the event. */
  beforeEvent(chart, { event }) {
    if (event.type !== 'mouseout') return !dismissed.has(chart) && !isOnTooltip(chart, event);
    dismissed.delete(chart);
    return true;
  },
};
