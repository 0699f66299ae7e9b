/** The form of an activity, loaded when it is used. */
export {
  deleteActivityChanges,
  submitActivityChanges,
} from '@/components/activity/model/activity-write';
