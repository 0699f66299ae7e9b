import { StoredPicture } from '@/components/file/stored-picture';
import type { OwnProject } from '@/lib/store/use-list';

interface RecordPictureProps {
  record: Pick<OwnProject, 'image' | 'picture'>;
  /** What stands beside it. */
  name: string;
  className: string;
}

/** The picture of a profile's record; what the college says of its own does not describe another one. */
export function RecordPicture({ record: { image, picture }, name, className }: RecordPictureProps) {
  const alt = picture ? '' : image?.alt;
  return (
    <StoredPicture image={image} picture={picture} alt={alt} name={name} className={className} />
  );
}
