import { cornerLinkClass } from '@/components/ui/button';
import { RecordPicture } from './record-picture';
import { projectAddress, type ShownProject } from './shown-project';
import { ViewProject } from './view-project';

/** One project. View Project opens its dialog, or without JavaScript links to the project's address. */
export function ProjectTile({ project }: { project: ShownProject }) {
  const { title, technology, href } = project;
  const address = projectAddress(href);
  return (
    <li className="flex min-w-0 flex-col overflow-hidden rounded-control border border-line">
      <RecordPicture
        record={project}
        name={title}
        className="aspect-video w-full bg-sunken object-cover"
      />
      <div className="flex grow flex-col items-start gap-1 p-4">
        <h3 className="text-lead wrap-anywhere">
          <bdi>{title}</bdi>
        </h3>
        <p className="text-note text-muted wrap-anywhere">
          <bdi>{technology}</bdi>
        </p>
        <div className="mt-auto pt-1 print:hidden">
          <ViewProject project={project} />
          {address && (
            <span className="hidden no-js:inline">
              <a href={address} className={cornerLinkClass}>
                View Project
                <span className="sr-only"> {title}</span>
              </a>
            </span>
          )}
        </div>
      </div>
    </li>
  );
}
