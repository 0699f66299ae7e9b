import type { Project } from '@/content/schema/student/project';
import { linkAddress } from '@/lib/site/routes';
import type { OwnProject } from '@/lib/store/use-list';

/** The fields of a project that are shown, whether it comes from the college or from this device. */
export type ShownProject = Omit<Project, 'image'> & Pick<OwnProject, 'image' | 'picture'>;

/** The address of a project; null while it has none. */
export function projectAddress(href: string): string | null {
  return href === '#' ? null : linkAddress(href);
}
