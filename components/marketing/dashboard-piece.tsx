import { FigureList } from './figure-list';

interface DashboardPieceProps {
  /** Current attendance, in percent. */
  attendance: number;
  cgpa: number;
  /** Assignments pending. */
  pending: number;
}

/** The three figures a student looks for first, and the attendance as a bar. */
export function DashboardPiece({ attendance, cgpa, pending }: DashboardPieceProps) {
  const figures = [
    { value: `${attendance}%`, label: 'attendance' },
    { value: String(cgpa), label: 'CGPA' },
    { value: String(pending), label: 'due' },
  ];
  return (
    <div>
      <svg
        viewBox="0 0 100 2"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mb-5 h-2 w-full rounded-full"
      >
        <path d="M0 0h100v2H0z" className="fill-red" />
        <path d={`M0 0h${attendance}v2H0z`} className="fill-brand" />
      </svg>
      <FigureList
        figures={figures}
        className="flex flex-wrap gap-x-7 gap-y-4 text-muted sm:gap-x-12 [&_dd]:text-text"
      />
    </div>
  );
}
