import { ArrowTopRightOnSquareIcon } from '@heroicons/react/16/solid';
import { buttonClass } from '@/components/ui/button';

interface DemoLinkProps {
  /** The address of the video; without one, there is no link. */
  video: string | null | undefined;
  className?: string;
}

/** Links to the demo video and says that the link leaves this site. */
export function DemoLink({ video, className = '' }: DemoLinkProps) {
  if (!video) return null;
  return (
    <a href={video} rel="noopener" className={`${buttonClass('plain')} ${className}`}>
      Watch Demo
      <ArrowTopRightOnSquareIcon className="size-4" aria-hidden="true" />
      <span className="sr-only">(leaves this site)</span>
    </a>
  );
}
