export type EmptySubject = keyof typeof drawings;

/** A line drawing for an empty page, 160 × 120; decorative. */
export function EmptyPicture({ subject }: { subject: EmptySubject }) {
  return (
    <svg
      viewBox="0 0 160 120"
      width="160"
      height="120"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[subject]}
    </svg>
  );
}

/** The drawings on a canvas of 160 × 120: strokes in the current colour and one in the accent colour. */
export const drawings = {
  subjects: (
    <>
      <path d="M18 102H142" />
      <rect x="38" y="46" width="18" height="56" rx="2" />
      <rect x="56" y="28" width="24" height="74" rx="2" />
      <rect x="80" y="40" width="16" height="62" rx="2" />
      <rect x="111" y="44" width="16" height="58" rx="2" transform="rotate(-14 111 102)" />
      <path d="M38 58H56M38 90H56M56 88H80M80 52H96M80 58H96" />
      <path d="M68 28V58" className="stroke-accent" strokeWidth="4" />
    </>
  ),
  assignments: (
    <>
      <path d="M44 16H88L108 36V98A6 6 0 0 1 102 104H50A6 6 0 0 1 44 98Z" />
      <path d="M88 16V36H108" />
      <path d="M58 50H94M58 62H94M58 74H76" />
      <path d="M96 86L126 52L136 61L106 95L93 99Z" />
      <path d="M119 60L129 69" />
      <path d="M58 90C64 84 68 94 76 90" className="stroke-accent" strokeWidth="4" />
    </>
  ),
  chats: (
    <>
      <path d="M34 24H92A10 10 0 0 1 102 34V58A10 10 0 0 1 92 68H56L42 82V68H34A10 10 0 0 1 24 58V34A10 10 0 0 1 34 24Z" />
      <path d="M112 46H126A10 10 0 0 1 136 56V80A10 10 0 0 1 126 90H122V104L108 90H78A10 10 0 0 1 68 80" />
      <path d="M46 46H46.01M63 46H63.01M80 46H80.01" className="stroke-accent" strokeWidth="7" />
    </>
  ),
  settings: (
    <>
      <path d="M26 34H88M108 34H134M26 62H46M66 62H134M26 90H98M118 90H134" />
      <circle cx="98" cy="34" r="10" />
      <circle cx="108" cy="90" r="10" />
      <circle cx="56" cy="62" r="10" className="stroke-accent" strokeWidth="4" />
    </>
  ),
  classroom: (
    <>
      <rect x="36" y="14" width="88" height="48" rx="4" />
      <path d="M68 68H92M80 62V68" />
      <path d="M26 84H68M92 84H134M34 84V104M60 84V104M100 84V104M126 84V104" />
      <path d="M98 46H112M98 52H108" />
      <path
        d="M48 46C56 22 66 52 74 32C77 26 82 28 86 34"
        className="stroke-accent"
        strokeWidth="4"
      />
    </>
  ),
  sentWork: (
    <>
      <path d="M22 72V96A8 8 0 0 0 30 104H98A8 8 0 0 0 106 96V72" />
      <path d="M22 72H44L52 84H76L84 72H106" />
      <path d="M138 16L84 38L104 46L112 66Z" />
      <path d="M138 16L104 46V58L110 54" />
      <path
        d="M90 56C78 68 62 64 60 52C58 42 70 40 70 50"
        className="stroke-accent"
        strokeWidth="3"
      />
    </>
  ),
  facultySettings: (
    <>
      <circle cx="60" cy="56" r="26" />
      <circle cx="60" cy="56" r="10" />
      <path d="M60 30V20M60 92V82M34 56H24M96 56H86M41.6 37.6L34.6 30.6M78.4 37.6L85.4 30.6M41.6 74.4L34.6 81.4M78.4 74.4L85.4 81.4" />
      <rect x="94" y="78" width="46" height="26" rx="13" />
      <circle cx="107" cy="91" r="7" className="stroke-accent" strokeWidth="4" />
    </>
  ),
  students: (
    <>
      <rect x="30" y="22" width="100" height="70" rx="8" />
      <circle cx="60" cy="48" r="10" />
      <path d="M42 78C44 66 76 66 78 78M92 44H116M92 56H116" />
      <path d="M104 84V110L112 104L120 110V84" />
      <circle cx="112" cy="78" r="11" className="fill-surface stroke-accent" strokeWidth="4" />
    </>
  ),
} as const;
