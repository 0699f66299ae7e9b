import { settingItem } from '@/components/device/setting-item';
import { settings } from '@/content/student';

/** The lists of this page, by file name. */
export const lists = () => ({ settings: settings.map(settingItem) });
