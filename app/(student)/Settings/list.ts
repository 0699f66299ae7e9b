import { settingItem } from '@/components/portal/setting-item';
import { settings } from '@/content/student';

/** The lists of this page, by the names of their files. */
export const lists = () => ({ settings: settings.map(settingItem) });
