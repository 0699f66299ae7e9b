/** What a person asks the help desk, and where they were. */
export interface Query {
  subject: string;
  message: string;
  /** The whole address of the page. */
  page: string;
  /** The version of the site. */
  build: string;
}

/** The longest address that mail programs are known to take; Outlook stops at about 2,000 characters. */
const maxMailtoLength = 1900;

/** The query as the text of a mail. */
export function queryText({ message, page, build }: Query): string {
  return `${message.trim()}\n\n--\nPage: ${page}\nSite: ${build}\n`;
}

/** The address that opens a mail program with the query in it; null where it is too long for one. */
export function queryMail(email: string, query: Query): string | null {
  const subject = encodeURIComponent(query.subject.trim());
  const body = encodeURIComponent(queryText(query).replaceAll('\n', '\r\n'));
  const address = `mailto:${email}?subject=${subject}&body=${body}`;
  return address.length > maxMailtoLength ? null : address;
}
