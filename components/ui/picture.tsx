import { asset } from '@/lib/site/routes';

interface PictureProps {
  image: { src: string; width: number; height: number; alt: string };
  className?: string;
  /** Loads at once, for a picture above the fold; the others are lazy. */
  eager?: boolean;
}

/** A picture from public/, under the site's sub-path, or from this device ("blob:…"), or embedded in a record ("data:…"). */
export function Picture({ image, className, eager = false }: PictureProps) {
  return (
    // The export has no image server, so next/image would only add script.
    // eslint-disable-next-line @next/next/no-img-element
    <img
      src={image.src.startsWith('/') ? asset(image.src as `/${string}`) : image.src}
      width={image.width}
      height={image.height}
      alt={image.alt}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
      className={className}
    />
  );
}
