import type { ReactNode } from 'react';
import { ListFoot } from '@/components/list/list-foot';
import {
  RecordPicture,
  projectAddress,
  type ShownProject,
} from '@/components/profile/cards/record-picture';
import { cornerLinkClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import type { Project } from '@/content/schema/student/project';
import { ListActions, useProfileList } from './edit-list';

/** The college's projects with this device's changes applied, and the buttons to edit them. */
export function OwnProjects({ content }: { content: readonly Project[] }) {
  const { shown, editing } = useProfileList('projects', content);
  return (
    <ProjectShowcase
      projects={shown.records}
      foot={<ListFoot shown={shown} kind="projects" />}
      action={<ListActions {...editing} add="Add Project" />}
    />
  );
}

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

const load = async () => (await import('@/components/profile/cards/project-dialog')).ProjectDialog;

function ViewProject({ project }: { project: ShownProject }) {
  return (
    <LazyDialogButton
      load={load}
      props={{ project }}
      className={`${cornerLinkClass} -my-1 min-h-10! pointer-coarse:min-h-11!`}
    >
      View Project
      <span className="sr-only"> {project.title}</span>
    </LazyDialogButton>
  );
}
