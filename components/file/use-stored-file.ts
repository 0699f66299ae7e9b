import { useEffect, useState } from 'react';
import { typeOfContent, type FileType } from '@/lib/file/file-type';
import { workspace } from '@/lib/store/device';

interface StoredFile {
  /** Null until the file is read, empty if it no longer exists. */
  url: string | null;
  /** Determined by its content; null for a type that must not open in the browser. */
  type: FileType | null;
}

const unread: StoredFile = { url: null, type: null };

/** The object URL of a stored file while it is shown. Its type comes from its content, not from its name. */
export function useStoredFile(id: string): StoredFile {
  const [found, setFound] = useState<(StoredFile & { id: string }) | null>(null);
  useEffect(() => {
    let url = '';
    let left = false;
    const read = async () => {
      const file = await workspace.read('files', id);
      const type = file && (await typeOfContent(file.blob));
      if (left) return;
      if (file)
        url = URL.createObjectURL(
          new Blob([file.blob], { type: type ?? 'application/octet-stream' }),
        );
      setFound({ id, url, type });
    };
    void read();
    return () => {
      left = true;
      if (!url) return;
      URL.revokeObjectURL(url);
      // Otherwise a revoked URL would be shown if the same file comes back.
      setFound((current) => (current?.url === url ? null : current));
    };
  }, [id]);
  return found?.id === id ? found : unread;
}
