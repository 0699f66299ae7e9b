import { asset } from '@/lib/site/routes';

interface PictureProps {
  image: { src: string; width: number; height: number; alt: string };
  className?: string;
  /** A picture above the fold loads at once; the others wait until they come near. */
  eager?: boolean;
}

/** A picture from public/, under whatever path the site is served, or from this device ("blob:…"). */
export function Picture({ image, className, eager = false }: PictureProps) {
  return (
    // The export has no image server: next/image would add script and change nothing.
    // eslint-disable-next-line @next/next/no-img-element
    <img
      src={image.src.startsWith('blob:') ? image.src : asset(image.src as `/${string}`)}
      width={image.width}
      height={image.height}
      alt={image.alt}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
      className={className}
    />
  );
}
