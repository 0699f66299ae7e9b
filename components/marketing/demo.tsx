import {
  darkMedia,
  demoFile,
  demoFormats,
  demoHeight,
  demoShots,
  demoThemeScript,
  demoWidths,
  phoneMedia,
  type DemoShotName,
  type DemoTheme,
} from '@/components/marketing/model/demo-picture';
import type { Landing } from '@/content/schema/marketing/landing';
import { asset } from '@/lib/site/routes';
import { pageWidthClass } from './site-header';

/** A picture of the dashboard, with its lower edge at the figures below it. */
export function Demo({ demo }: { demo: Landing['demo'] }) {
  return (
    <section id="demo" aria-labelledby="demo-heading" className={`${pageWidthClass} scroll-mt-6`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 pb-5">
        <h2 id="demo-heading" className="text-title">
          {demo.heading}
        </h2>
        <p className="text-muted">{demo.text}</p>
      </div>
      <div className="-mx-px overflow-hidden rounded-t-card border border-b-0 border-line bg-canvas">
        <DemoPicture alt={demo.alt} />
      </div>
    </section>
  );
}

/**
 * The dashboard in the current theme and crop. It is one picture with many sources, because browsers differ in whether
 * they fetch a picture that is not displayed.
 */
export function DemoPicture({ alt }: { alt: string }) {
  return (
    <>
      <picture>
        {sourcesOf('phone', 'dark', `${phoneMedia} and ${darkMedia}`)}
        {sourcesOf('desktop', 'dark', darkMedia)}
        {sourcesOf('phone', 'light', phoneMedia)}
        {sourcesOf('desktop', 'light')}
        <img
          src={asset(demoFile('desktop', 'light', demoShots.desktop.fallback, 'png'))}
          {...sizeOf('desktop')}
          alt={alt}
          loading="lazy"
          decoding="async"
          className="block h-auto w-full"
        />
      </picture>
      {/* As HTML text, because React warns about script elements that it creates. */}
      <div hidden dangerouslySetInnerHTML={{ __html: `<script>${demoThemeScript}</script>` }} />
    </>
  );
}

function sourcesOf(shot: DemoShotName, theme: DemoTheme, media?: string) {
  return demoFormats.map((format) => (
    <source
      key={format}
      media={media}
      type={`image/${format}`}
      srcSet={demoWidths(shot, format)
        .map((width) => `${asset(demoFile(shot, theme, width, format))} ${width}w`)
        .join(', ')}
      sizes={demoShots[shot].sizes}
      {...sizeOf(shot)}
    />
  ));
}

/** The width and height that reserve space until the picture loads. */
function sizeOf(shot: DemoShotName) {
  const width = demoShots[shot].fallback;
  return { width, height: demoHeight(shot, width) };
}
