import Link from 'next/link';
import { buttonClass } from '@/components/ui/button';
import { linkTo, type Route } from '@/lib/site/routes';

export function ButtonLink({ to, text }: { to: Route; text: string }) {
  return (
    <Link href={linkTo(to)} prefetch={false} className={buttonClass()}>
      {text}
    </Link>
  );
}
