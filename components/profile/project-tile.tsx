import { cornerLinkClass } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import type { Project } from '@/content/schema/student/project';
import { asset } from '@/lib/routes';

/** One project; its link is there once it leads somewhere. */
export function ProjectTile({ project }: { project: Project }) {
  const { title, technology, image, href } = project;
  return (
    <li className="flex min-w-0 flex-col overflow-hidden rounded-control border border-line">
      <Picture image={image} className="aspect-video w-full bg-sunken object-cover" />
      <div className="flex grow flex-col items-start gap-1 p-4">
        <h3 className="text-lead">{title}</h3>
        <p className="text-note text-muted">{technology}</p>
        {href !== '#' && (
          <a
            href={href.startsWith('/') ? asset(href as `/${string}`) : href}
            className={`mt-auto pt-2 ${cornerLinkClass}`}
          >
            View Project
            <span className="sr-only"> {title}</span>
          </a>
        )}
      </div>
    </li>
  );
}
