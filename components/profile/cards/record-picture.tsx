import { StoredPicture } from '@/components/file/stored-picture';
import type { Project } from '@/content/schema/student/project';
import { linkAddress } from '@/lib/site/routes';
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

/** The fields of a project that are shown, whether it comes from the college or from this device. */
export type ShownProject = Omit<Project, 'image'> & Pick<OwnProject, 'image' | 'picture'>;

/** The address of a project; null while it has none. */
export function projectAddress(href: string): string | null {
  return href === '#' ? null : linkAddress(href);
}
