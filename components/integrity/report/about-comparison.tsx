/** Explains what a comparison of texts shows. */
export function AboutComparison() {
  return (
    <details className="text-note">
      <summary className="w-fit cursor-pointer font-semibold">
        What this does, and what it does not
      </summary>
      <div className="mt-2 grid max-w-prose gap-2 text-muted">
        <p>
          It finds words that two texts have in common in the same order: 6 words or more between
          two students, 3 or more with a source. Two students are listed if they share more than
          classmates who answer one question; a source, if it has a fifth of the words of a text or
          30 words in a row. Everything happens on this device; no file leaves it.
        </p>
        <p>
          It does not guess whether a machine wrote a text, because published error rates are too
          high: on average, seven detectors took 61% of the essays that learners of English had
          written for machine-made (Liang and others, 2023). Vanderbilt University switched its
          detector off in 2023: with the 1% of false alarms that its maker stated, it could have
          accused about 750 of 75,000 papers wrongly.
        </p>
        <p>
          Shared words are no verdict. Texts share phrases of the subject, quotations and what was
          discussed in class. Read the passages, and ask.
        </p>
      </div>
    </details>
  );
}
