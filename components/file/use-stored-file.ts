import { useEffect, useState } from 'react';
import { typeOfContent, type FileType } from '@/lib/file/file-type';
import { workspace } from '@/lib/store/device';

interface StoredFile {
  /** Null until the file is read, empty where it is gone. */
  url: string | null;
  /** By its content; null for what is not to be opened in the browser. */
  type: FileType | null;
}

const unread: StoredFile = { url: null, type: null };

/** The address of a stored file for as long as it is shown. It is opened as what its content is, whatever it calls itself. */
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
      // Or the address would be shown again, without its content, when the same file comes back.
      setFound((current) => (current?.url === url ? null : current));
    };
  }, [id]);
  return found?.id === id ? found : unread;
}
