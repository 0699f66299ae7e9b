/** A question to the help desk, and the page it was asked on. */
export interface Query {
  subject: string;
  message: string;
  /** The full URL of the page. */
  page: string;
  /** The version of the site. */
  build: string;
}

let topic = '';

/** Sets what the next query is about, until it is asked for. */
export function startQuery(about: string): void {
  topic = about;
}

/** The subject that a query starts with. */
export function takeSubject(): string {
  const about = topic;
  topic = '';
  return about ? `A query about ${about}` : 'A query about my record';
}

/** The longest mailto address that email programs accept, in characters; Outlook stops at about 2,000. */
const maxMailtoLength = 1900;

/** The query as the text of an email. */
export function queryText({ message, page, build }: Query): string {
  return `${message.trim()}\n\n--\nPage: ${page}\nSite: ${build}\n`;
}

/** The query as a letter to the office. */
export function queryLetter(query: Query): Blob {
  return new Blob([`${query.subject.trim()}\n\n${queryText(query)}`], { type: 'text/plain' });
}

/** The mailto address that opens an email program with the query; null if it is too long. */
export function queryMail(email: string, query: Query): string | null {
  const subject = encodeURIComponent(query.subject.trim());
  const body = encodeURIComponent(queryText(query).replaceAll('\n', '\r\n'));
  const address = `mailto:${email}?subject=${subject}&body=${body}`;
  return address.length > maxMailtoLength ? null : address;
}
