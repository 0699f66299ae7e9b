const sentences: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'no server listens there. Does it run, and is its port open in the firewall?',
  ENOTFOUND: 'the name is not known. Is it spelled right, and is its DNS entry there?',
  EAI_AGAIN: 'the name could not be looked up just now. Is this computer on the network?',
  EHOSTUNREACH:
    'there is no way to that computer from here. Is it on, and does the firewall let you through?',
  ENETUNREACH: 'there is no way to that network from here. Is this computer on the network?',
  ETIMEDOUT: 'it did not answer in 30 seconds. Is it busy, or does a firewall swallow the request?',
  ECONNRESET: 'it ended the connection without an answer. Its error log says why.',
  CERT_HAS_EXPIRED: 'its certificate has run out. Renew it and reload the server.',
  ERR_TLS_CERT_ALTNAME_INVALID:
    'its certificate is for another name. Get one that names this host.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'it signed its certificate itself. For a trial add --insecure.',
  SELF_SIGNED_CERT_IN_CHAIN:
    'nobody known vouches for its certificate. For a trial add --insecure.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'its certificate comes without the one in between. Give the server the full chain; for a trial add --insecure.',
  EPROTO: 'it does not speak TLS there. Is the port right, or is the address http://?',
};

/** A network's error as a sentence that says where it happened and what to look at. */
export function networkError(error: NodeJS.ErrnoException, origin: string, path: string): Error {
  const sentence = sentences[error.code ?? ''] ?? `the request failed: ${error.message}.`;
  return Object.assign(new Error(`${origin}${path}: ${sentence}`), { code: error.code });
}
