'use client';

import { ListFoot } from '@/components/portal/list-foot';
import { useOwnList } from '@/components/portal/use-page-list';
import { useShown } from '@/components/portal/use-shown';
import type { Project } from '@/content/schema/student/project';
import type { PageList } from '@/lib/long-list';
import { useProjects } from '@/lib/workspace/use-list';
import { ListCorner } from './edit-list';
import { ProjectShowcase } from './project-showcase';

/** The college's projects with what this device has over them, and the ways to change them. */
export function OwnProjects({ content }: { content: PageList<Project> }) {
  const list = useOwnList('projects', content);
  const items = useProjects(list.items);
  const shown = useShown(list, items);
  const ids = list.items.map(({ id }) => id);
  return (
    <ProjectShowcase
      projects={shown.records}
      foot={<ListFoot shown={shown} kind="projects" />}
      action={
        <ListCorner
          list="projects"
          items={items}
          content={ids}
          ready={list.load}
          add="Add Project"
        />
      }
    />
  );
}
