import type { Share } from './model/share';

/**
 * The attended share of a month as a filled bar, the missed share as an outline; the figures below show the same. No
 * attribute has calc(), which Safari rejects in attributes.
 */
export function AttendanceBar({ share }: { share: Share | null }) {
  const percent = share && (100 * share.part) / share.whole;
  return (
    <svg className="block h-2.5 w-full overflow-visible rtl:-scale-x-100" aria-hidden="true">
      <rect
        x="1"
        y="1"
        height="8"
        rx="4"
        strokeWidth="2"
        className={`w-[calc(100%-2px)] ${percent === null ? 'fill-sunken stroke-line' : 'fill-rejected-fill stroke-rejected'}`}
      />
      {percent !== null && percent > 0 && (
        <>
          {percent < 100 && (
            // The gap extends below the rounded end; otherwise the outline shows at its corners.
            <rect
              x={`${percent}%`}
              transform="translate(-5)"
              y="-1"
              width="8"
              height="12"
              className="fill-surface"
            />
          )}
          <rect width={`${percent}%`} height="10" rx="5" className="fill-brand" />
        </>
      )}
    </svg>
  );
}
