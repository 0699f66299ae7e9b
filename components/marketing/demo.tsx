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

/**
 * Pictures of the dashboard, with their lower edges at the facts below them: on a desktop, with a phone over its right
 * edge where there is room for both; in a narrow window on a phone.
 */
export function Demo({ demo }: { demo: Landing['demo'] }) {
  return (
    <section
      id="demo"
      aria-labelledby="demo-heading"
      className={`${pageWidthClass} relative scroll-mt-6`}
    >
      <h2 id="demo-heading" className="sr-only">
        {demo.heading}
      </h2>
      <div className="overflow-hidden bg-canvas max-sm:mx-auto max-sm:w-74 max-sm:max-w-full max-sm:rounded-t-[2.25rem] max-sm:border-6 max-sm:border-b-0 max-sm:border-text sm:rounded-t-card sm:border sm:border-b-0 sm:border-line lg:w-[83%] dark:max-sm:border-control">
        <DemoPicture alt={demo.alt} />
      </div>
      <div className="absolute end-8 bottom-0 hidden w-74 overflow-hidden rounded-t-[2.25rem] border-6 border-b-0 border-text bg-canvas lg:block dark:border-control print:hidden">
        <picture>
          {sourcesOf('phone', 'dark', darkMedia)}
          {sourcesOf('phone', 'light')}
          <Fallback shot="phone" alt="" />
        </picture>
      </div>
    </section>
  );
}

/**
 * The dashboard in the current theme and crop. It is one picture with many sources, because browsers differ in whether
 * they fetch a picture that is not displayed.
 */
function DemoPicture({ alt }: { alt: string }) {
  return (
    <picture>
      {sourcesOf('phone', 'dark', `${phoneMedia} and ${darkMedia}`)}
      {sourcesOf('desktop', 'dark', darkMedia)}
      {sourcesOf('phone', 'light', phoneMedia)}
      {sourcesOf('desktop', 'light')}
      <Fallback shot="desktop" alt={alt} />
    </picture>
  );
}

/** The picture for browsers that know none of the formats, after the choice of the theme. */
function Fallback({ shot, alt }: { shot: DemoShotName; alt: string }) {
  const width = demoShots[shot].fallback;
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: demoThemeScript }} />
      {/* The sources before it are what next/image would add with script. */}
      {/* eslint-disable-next-line @next/next/no-img-element */}
      <img
        src={asset(demoFile(shot, 'light', width, 'png'))}
        width={width}
        height={demoHeight(shot, width)}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="block h-auto w-full"
      />
    </>
  );
}

/** The files of one picture, with its proportions, which reserve space until it loads. */
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
      {...demoShots[shot].window}
    />
  ));
}
