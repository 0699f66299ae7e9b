import { useEffect, useEffectEvent, useState } from 'react';
import type { PortfolioPicture } from './model/portfolio-section';
import { pictureKey, readPictures, type PictureSources } from './picture-source';

const none: PictureSources = new Map();

interface LoadedPictures {
  sources: PictureSources;
  isLoading: boolean;
  /** How many pictures cannot be read. */
  missing: number;
}

/** The pictures of a portfolio as data URLs; those that are loaded stay while others are loading. */
export function usePictureSources(pictures: readonly PortfolioPicture[]): LoadedPictures {
  const [sources, setSources] = useState(none);
  const keys = pictures.map(pictureKey);
  const needed = pictures.filter((picture) => !sources.has(pictureKey(picture)));
  const asked = needed.map(pictureKey).join('\n');
  const read = useEffectEvent(() => readPictures(needed));
  useEffect(() => {
    if (asked === '') return;
    let isStale = false;
    void read().then((found) => {
      if (!isStale) setSources((current) => new Map([...current, ...found]));
    });
    return () => void (isStale = true);
  }, [asked]);
  const missing = new Set(keys.filter((key) => sources.get(key) === null)).size;
  return { sources, isLoading: asked !== '', missing };
}
