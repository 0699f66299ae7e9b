import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ProjectTile } from './project-tile';
import type { ShownProject } from './shown-project';

interface ProjectShowcaseProps {
  projects: readonly ShownProject[];
  /** What stands opposite the heading. */
  action?: ReactNode;
  /** What stands below the list. */
  foot?: ReactNode;
}

/** What the student built. */
export function ProjectShowcase({ projects, action, foot }: ProjectShowcaseProps) {
  return (
    <Card title="Project Showcase" action={action}>
      {projects.length === 0 ? (
        <EmptyState sentence="No Projects Yet" hint="Things the student built will stand here." />
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
