import { StoredPicture } from '@/components/file/stored-picture';
import type { OwnProject } from '@/lib/store/use-list';

interface RecordPictureProps {
  record: Pick<OwnProject, 'image' | 'picture'>;
  /** The text next to the picture. */
  name: string;
  className: string;
}

/** The picture of a profile record. The college's alt text describes only the college's own picture. */
export function RecordPicture({ record: { image, picture }, name, className }: RecordPictureProps) {
  const alt = picture ? '' : image?.alt;
  return (
    <StoredPicture image={image} picture={picture} alt={alt} name={name} className={className} />
  );
}
