import {
  demoFile,
  demoHeight,
  demoShots,
  demoWidths,
  phoneMedia,
  type DemoFormat,
  type DemoShotName,
  type DemoTheme,
} from '@/lib/demo-picture';
import { asset } from '@/lib/routes';

/** A picture of one pixel, for the look that is not shown. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

interface DemoPictureProps {
  theme: DemoTheme;
  alt: string;
  className: string;
}

/**
 * The dashboard in one look, cut for a phone or for a wider page. It loads lazily, because a browser then leaves out
 * a picture that is not displayed: of the two looks only the shown one is fetched. Where script is off a browser loads
 * nothing lazily; there the system alone decides on the look, and the other one is told to be nothing.
 */
export function DemoPicture({ theme, alt, className }: DemoPictureProps) {
  const sourceOf = (shot: DemoShotName, format: DemoFormat) => ({
    type: `image/${format}`,
    srcSet: demoWidths(shot, format)
      .map((width) => `${asset(demoFile(shot, theme, width, format))} ${width}w`)
      .join(', '),
    sizes: demoShots[shot].sizes,
    ...sizeOf(shot),
  });
  return (
    <picture className={className}>
      <source
        media={`(scripting: none) and (prefers-color-scheme: ${theme === 'dark' ? 'light' : 'dark'})`}
        srcSet={nothing}
      />
      <source media={phoneMedia} {...sourceOf('phone', 'avif')} />
      <source media={phoneMedia} {...sourceOf('phone', 'webp')} />
      <source media={phoneMedia} {...sourceOf('phone', 'png')} />
      <source {...sourceOf('desktop', 'avif')} />
      <source {...sourceOf('desktop', 'webp')} />
      <img
        src={asset(demoFile('desktop', theme, demoShots.desktop.fallback, 'png'))}
        {...sizeOf('desktop')}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="block h-auto w-full"
      />
    </picture>
  );
}

/** The proportions that hold the picture's place until it is there. */
function sizeOf(shot: DemoShotName) {
  const width = demoShots[shot].fallback;
  return { width, height: demoHeight(shot, width) };
}
