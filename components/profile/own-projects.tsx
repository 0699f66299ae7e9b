'use client';

import type { Project } from '@/content/schema/student/project';
import { useProjects } from '@/lib/workspace/use-list';
import { ListCorner } from './edit-list';
import { ProjectShowcase } from './project-showcase';

/** The college's projects with what this device has over them, and the ways to change them. */
export function OwnProjects({ content }: { content: readonly Project[] }) {
  const items = useProjects(content);
  const ids = content.map(({ id }) => id);
  return (
    <ProjectShowcase
      projects={items}
      action={<ListCorner list="projects" items={items} content={ids} add="Add Project" />}
    />
  );
}
