import { EmptyPicture } from '@/components/page/empty-picture';
import { OfficeMail } from '@/components/page/office-mail';
import { SignedOut } from '@/components/session/signed-out';
import { EmptyState } from '@/components/ui/empty-state';
import { shownSample } from '@/content/record';
import { site } from '@/content/site';
import { samplePage } from '@/lib/list/list-file';
import { portalMetadata } from '@/lib/site/page-metadata';
import { routes } from '@/lib/site/routes';
import { ChatsPage } from './chats';
import { chatsOf } from './chats-of';

export const metadata = portalMetadata(site, 'chats');

const route = routes.chats;

export default function Page() {
  return (
    <ChatsPage
      sample={samplePage(route, chatsOf, shownSample?.student)}
      signedOut={<SignedOut kind="student" route={route} what="chats" title="Chats" />}
      empty={
        <EmptyState
          sentence="No Chats Yet"
          hint="Conversations with classmates and faculty will appear here. The records office answers by email."
          picture={<EmptyPicture subject="chats" />}
          action={<OfficeMail email={site.helpCentre.email} />}
        />
      }
    />
  );
}
