import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import type { Project } from '@/content/schema/student/project';
import { ProjectTile } from './project-tile';

/** What the student built. */
export function ProjectShowcase({ projects }: { projects: readonly Project[] }) {
  return (
    <Card title="Project Showcase">
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
    </Card>
  );
}
