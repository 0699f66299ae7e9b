/** A line drawing of a card with an access code; decorative. */
export function AccessCard() {
  return (
    <svg
      viewBox="12 20 136 82"
      width="136"
      height="82"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect x="14" y="22" width="132" height="78" rx="8" />
      <path d="M28 40H74M28 52H58" />
      <path d="M28 82H42M50 82H64M72 82H86" className="stroke-accent" strokeWidth="4" />
      <path d="M98 38H110V50H98ZM122 38H134V50H122ZM98 62H110V74H98Z" />
      <path d="M122 62H122.01M134 62H134.01M128 68H128.01M122 74H122.01M134 74H134.01" />
      <path d="M98 84H134" />
    </svg>
  );
}
