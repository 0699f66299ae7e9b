/** Invented texts about one question. */
export interface WrittenTopic {
  name: string;
  language: string;
  question: string;
  /** Like an article of an encyclopaedia. */
  source: string;
  /** Answers that were made from the source: hardly changed, changed a little, or rewritten. */
  copies: Readonly<Record<'near' | 'light' | 'heavy', readonly string[]>>;
  /** Answers of people who know the subject and did not see the source. */
  own: readonly string[];
}
