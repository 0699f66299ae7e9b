import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import type { Student } from '@/content/schema/student/student';

interface ProfileHeaderProps {
  student: Student;
  /** What can be done with the profile. */
  actions: ReactNode;
}

/** The person first: photo, name, one line, roll number and programme, and what can be done. */
export function ProfileHeader({ student, actions }: ProfileHeaderProps) {
  const { name, bio, rollNumber, program, photo } = student;
  return (
    <header className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-4">
      <Picture
        image={photo}
        eager
        className="size-24 rounded-full border border-line object-cover md:size-32"
      />
      <div className="min-w-0 grow basis-64">
        <h1 className="text-heading md:text-figure">{name}</h1>
        <p className="mt-1.5 text-lead text-pretty">{bio}</p>
        <p className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-muted">
          <span>
            Roll number <span className="font-semibold text-text">{rollNumber}</span>
          </span>
          <span>{program}</span>
        </p>
        <div className="mt-4">{actions}</div>
      </div>
    </header>
  );
}
