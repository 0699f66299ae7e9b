import { settingItem } from '@/components/device/setting-item';
import { facultyKeys, settings } from '@/content/faculty';

/** The lists of this page, by file name. */
export const lists = () => ({ settings: settings.map(settingItem), keys: facultyKeys });
