import type { ReactNode } from 'react';

interface SettingRowProps {
  name: string;
  detail?: string | undefined;
  /** The controls or the value. */
  children: ReactNode;
}

/** A setting: its name and what it does, and opposite its controls. */
export function SettingRow({ name, detail, children }: SettingRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold">{name}</p>
        <p className="text-note text-muted empty:hidden">{detail}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
