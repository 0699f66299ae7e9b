'use client';

import { ListFoot } from '@/components/list/list-foot';
import { ProjectShowcase } from '@/components/profile/cards/project-showcase';
import type { Project } from '@/content/schema/student/project';
import { ListActions } from './edit-list';
import { useProfileList } from './use-profile-list';

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
