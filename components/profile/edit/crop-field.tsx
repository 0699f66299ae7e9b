'use client';

import { useEffect, useId, useRef, type PointerEvent } from 'react';
import { draggedBy, maxZoom, squareOf, type Crop } from '@/lib/file/crop';
import { drawCrop } from '@/lib/file/picture';

interface CropFieldProps {
  picture: ImageBitmap;
  crop: Crop;
  onCrop: (crop: Crop) => void;
}

const sliders = [
  { field: 'zoom', label: 'Zoom', min: 1, max: maxZoom },
  { field: 'x', label: 'Left or right', min: 0, max: 1 },
  { field: 'y', label: 'Up or down', min: 0, max: 1 },
] as const;

/** Selects the square of a picture to store, by dragging or with three sliders. */
export function CropField({ picture, crop, onCrop }: CropFieldProps) {
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, squareOf(picture, crop));
  }, [picture, crop]);

  function drag({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>) {
    if (!last.current) return;
    const side = currentTarget.clientWidth || 1;
    const [right, down] = [clientX - last.current.x, clientY - last.current.y];
    last.current = { x: clientX, y: clientY };
    onCrop(draggedBy(picture, crop, right / side, down / side));
  }

  return (
    <div className="grid items-center gap-5 sm:grid-cols-[auto_1fr]">
      <canvas
        ref={canvas}
        role="img"
        aria-label="Preview of the photo"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          last.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => (last.current = null)}
        onPointerCancel={() => (last.current = null)}
        className="mx-auto size-48 cursor-move touch-none rounded-full border border-line"
      />
      <div className="grid gap-1">
        {sliders.map(({ field, label, min, max }) => (
          <div key={field} className="grid grid-cols-[7rem_1fr] items-center gap-2">
            <label htmlFor={`${id}-${field}`} className="text-note font-semibold">
              {label}
            </label>
            <input
              id={`${id}-${field}`}
              type="range"
              min={min}
              max={max}
              step={0.01}
              value={crop[field]}
              aria-valuetext={`${Math.round(crop[field] * 100)} percent`}
              onChange={({ currentTarget }) =>
                onCrop({ ...crop, [field]: Number(currentTarget.value) })
              }
              className="block h-10 w-full accent-brand pointer-coarse:h-11"
            />
          </div>
        ))}
        <p className="text-small text-muted">Drag the picture, or use the sliders.</p>
      </div>
    </div>
  );
}
