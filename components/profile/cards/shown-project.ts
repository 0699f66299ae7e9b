import type { Project } from '@/content/schema/student/project';
import { asset } from '@/lib/site/routes';
import type { OwnProject } from '@/lib/store/use-list';

/** What is shown of a project, of the college or of this device. */
export type ShownProject = Omit<Project, 'image'> & Pick<OwnProject, 'image' | 'picture'>;

/** Where a project can be seen; null while it has no address. */
export function projectAddress(href: string): string | null {
  if (href === '#') return null;
  return href.startsWith('/') ? asset(href as `/${string}`) : href;
}
