import type { ReactNode } from 'react';
import { cornerLinkClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { RecordPicture } from './record-picture';
import { projectAddress, type ShownProject } from './shown-project';
import { ViewProject } from './view-project';

interface ProjectShowcaseProps {
  projects: readonly ShownProject[];
  /** Shown opposite the heading. */
  action?: ReactNode;
  /** Shown below the list. */
  foot?: ReactNode;
}

/** The student's projects. */
export function ProjectShowcase({ projects, action, foot }: ProjectShowcaseProps) {
  return (
    <Card title="Project Showcase" action={action}>
      {projects.length === 0 ? (
        <EmptyState
          sentence="No Projects Yet"
          hint="Projects the student built will appear here."
        />
      ) : (
        <div className="@container">
          <ul className="grid gap-4 @sm:grid-cols-2">
            {projects.map((project) => (
              <ProjectTile key={project.id} project={project} />
            ))}
          </ul>
        </div>
      )}
      {foot}
    </Card>
  );
}

/** One project. View Project opens its dialog, or without JavaScript links to the project's address. */
function ProjectTile({ project }: { project: ShownProject }) {
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
