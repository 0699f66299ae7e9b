import { OfficeMail } from '@/components/page/office-mail';
import { EmptyPage } from '@/components/session/empty-page';
import { SignedOut } from '@/components/session/signed-out';
import { shownSample } from '@/content/record';
import { site } from '@/content/site';
import { portalMetadata } from '@/lib/site/page-metadata';
import { routes } from '@/lib/site/routes';
import { ChatsPage } from './chats';

export const metadata = portalMetadata(site, 'chats');

const route = routes.chats;

export default function Page() {
  return (
    <ChatsPage
      timeZone={site.timeZone}
      sample={shownSample?.student ?? null}
      signedOut={shownSample ? null : <SignedOut kind="student" route={route} what="chats" />}
      empty={
        <EmptyPage
          kind="student"
          route={route}
          sentence="No Chats Yet"
          hint="Messages from classmates and teachers will appear here."
          subject="chats"
        >
          <OfficeMail email={site.helpCentre.email} />
        </EmptyPage>
      }
    />
  );
}
