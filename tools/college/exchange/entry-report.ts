/** What became of an entry of a file. */
export interface EntryReport {
  /** The name of the activity or the class. */
  activity: string;
  taken: boolean;
  outcome: string;
  /** Whether it is a decision that no published key signed. */
  isUnsigned?: boolean;
}
