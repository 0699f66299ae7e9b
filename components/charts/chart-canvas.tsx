import {
  CategoryScale,
  Chart as ChartClass,
  type ChartData,
  type ChartOptions,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  type Plugin,
  PointElement,
  Tooltip,
} from 'chart.js';
import { useCallback, useState } from 'react';
import { Chart } from 'react-chartjs-2';
import { readChartTheme, watchChartTheme, type ChartTheme } from './chart-theme';

// Only what the charts need, to keep the script small.
ChartClass.register(
  LineController,
  LineElement,
  PointElement,
  LinearScale,
  CategoryScale,
  Filler,
  Tooltip,
);

/** The data, axes and colours of a chart. */
export interface ChartDrawing {
  data: ChartData<'line'>;
  options: ChartOptions<'line'>;
}

interface ChartCanvasProps {
  /** A one-sentence description for screen readers. */
  label: string;
  draw: (theme: ChartTheme) => ChartDrawing;
  /** The same on every rendering: chart.js reads them once. */
  plugins: Plugin<'line'>[];
}

/** A chart that fills its container and follows the theme; it takes no focus. */
export function ChartCanvas({ label, draw, plugins }: ChartCanvasProps) {
  const [theme, setTheme] = useState<ChartTheme>();
  const follow = useCallback((element: HTMLDivElement) => {
    const read = () => setTheme(readChartTheme(element));
    read();
    return watchChartTheme(read);
  }, []);
  return (
    <div ref={follow} className="absolute inset-0 overflow-hidden">
      {theme && <Chart type="line" aria-label={label} {...draw(theme)} plugins={plugins} />}
    </div>
  );
}
