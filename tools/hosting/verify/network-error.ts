const sentences: Readonly<Record<string, string>> = {
  ECONNREFUSED:
    'no server is listening. Check that it is running and that the firewall opens its port.',
  ENOTFOUND: 'the host name is unknown. Check its spelling and its DNS entry.',
  EAI_AGAIN: 'the host name could not be looked up. Check the network connection of this computer.',
  EHOSTUNREACH:
    'the host cannot be reached. Check that it is on and that the firewall allows the connection.',
  ENETUNREACH: 'the network cannot be reached. Check the network connection of this computer.',
  ETIMEDOUT:
    'no response in 30 seconds. Check whether the server is busy or a firewall drops requests.',
  ECONNRESET: 'the server closed the connection without a response. Check its error log.',
  CERT_HAS_EXPIRED: 'the certificate has expired. Renew it and reload the server.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another host name. Get one for this host.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is self-signed. To test anyway, add --insecure.',
  SELF_SIGNED_CERT_IN_CHAIN:
    'the certificate is not from a trusted authority. To test anyway, add --insecure.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'the intermediate certificate is missing. Give the server the full chain. To test anyway, add --insecure.',
  EPROTO: 'the server does not use TLS on this port. Check the port, or use an http:// address.',
};

/** Replaces a network error by one that names the address and says what to check; its code stays the same. */
export function networkError(error: NodeJS.ErrnoException, origin: string, path: string): Error {
  const sentence = sentences[error.code ?? ''] ?? `the request failed: ${error.message}.`;
  return Object.assign(new Error(`${origin}${path}: ${sentence}`), { code: error.code });
}
