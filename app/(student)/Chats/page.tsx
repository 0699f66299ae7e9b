import { ListPage } from '@/components/list/list-page';
import { OfficeMail } from '@/components/page/office-mail';
import { site } from '@/content/site';
import { pageLists } from '@/lib/list/list-file';
import { portalMetadata } from '@/lib/site/page-metadata';
import { routes } from '@/lib/site/routes';
import { lists } from './list';

export const metadata = portalMetadata(site, 'chats');

export default function ChatsPage() {
  const { chats } = pageLists(routes.chats, lists());
  return (
    <ListPage
      title="Chats"
      items={chats}
      empty={{
        sentence: 'No Chats Yet',
        hint: 'Conversations with classmates and faculty will appear here. The records office answers by email.',
        picture: 'chats',
        action: <OfficeMail email={site.helpCentre.email} />,
      }}
    />
  );
}
