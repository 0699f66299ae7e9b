import { settingItem } from '@/components/device/setting-item';
import { settings } from '@/content/student';

/** The lists of this page, by the names of their files. */
export const lists = () => ({ settings: settings.map(settingItem) });
