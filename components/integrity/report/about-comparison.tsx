/** What a comparison of texts shows, and what it does not. */
export function AboutComparison() {
  return (
    <details className="text-note">
      <summary className="cursor-pointer font-semibold">
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
          It does not guess whether a machine wrote a text. Published error rates are too high:
          seven such detectors called 61% of the essays of people who learn English machine-written
          (Liang and others, 2023).
        </p>
        <p>
          Shared words are no verdict. Texts share phrases of the subject, quotations and what was
          discussed in class. Read the passages, and ask.
        </p>
      </div>
    </details>
  );
}
