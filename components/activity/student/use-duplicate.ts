import { useState } from 'react';
import type { ActivityContent } from '@/components/activity/model/activity-form';
import { findDuplicate, type Duplicate } from '@/components/activity/model/duplicate';
import type { Activity } from '@/lib/activity/activity';
import { useList } from '@/lib/store/use-list';

const nameOf = ({ activity, reason }: Duplicate) => `${reason} ${activity.id}`;

/**
 * Finds the activity that is the same as the content of a form. The answer that it is another one holds for this one
 * activity only.
 */
export function useDuplicate(published: readonly Activity[], id: string | undefined) {
  const activities = useList('activities', published);
  const [other, setOther] = useState<string | null>(null);
  const find = ({ values, file }: Pick<ActivityContent, 'values' | 'file'>) => {
    const { name, issuer, date } = values;
    const duplicate = findDuplicate({ id, name, issuer, date, sha256: file?.sha256 }, activities);
    return duplicate && { duplicate, isOther: nameOf(duplicate) === other };
  };
  const answer = (duplicate: Duplicate, isOther: boolean) =>
    setOther(isOther ? nameOf(duplicate) : null);
  return { find, answer };
}
