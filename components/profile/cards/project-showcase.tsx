import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ProjectTile } from './project-tile';
import type { ShownProject } from './shown-project';

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
