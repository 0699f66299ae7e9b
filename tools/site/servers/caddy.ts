import {
  gatedPattern,
  escapeRegExp,
  siteFolder,
  workerPattern,
  type SiteLayout,
} from './site-layout';
import { hashedFolder, hiddenFiles } from '@/tools/file/listed-file';
import { cacheControl, hsts, policies, securityHeaders } from './rules';
import { fileTypes } from './file-type';

const undottedFiles = hiddenFiles.filter((file) => !file.startsWith('.'));

/** The types that Caddy does not know by default, or not on every system. */
function types(): string {
  return fileTypes
    .map(({ type, endings, isText }, index) => {
      const pattern = endings.map((ending) => `*.${ending}`).join(' ');
      return `\t\t@type${index} path ${pattern}\n\t\theader @type${index} Content-Type "${type}${isText ? '; charset=utf-8' : ''}"`;
    })
    .join('\n');
}

/** Redirects for addresses with and without a query: an empty query would leave a "?". */
function redirect(name: string, pattern: string, to: string): string[] {
  const matcher = (suffix: string, asked: string) =>
    `\t\t@${name}${suffix} {\n\t\t\tpath_regexp ${pattern}\n\t\t\texpression {http.request.uri.query} ${asked} ""\n\t\t}\n`;
  return [
    `${matcher('_asked', '!=')}\t\tredir @${name}_asked ${to}?{query} 301`,
    `${matcher('', '==')}\t\tredir @${name} ${to} 301`,
  ];
}

/** A complete Caddyfile: Caddy obtains and renews the host's certificate itself. */
export function caddyfile({
  prefix,
  host,
  student,
  faculty,
  folders,
  aliases,
}: SiteLayout): string {
  const path = escapeRegExp(prefix);
  const redirects = [
    // Caddy's own redirect to a folder drops the query.
    ...redirect('folder', `^${path}(${folders.map(escapeRegExp).join('|')})$`, '{path}/').slice(
      0,
      1,
    ),
    ...aliases.flatMap(([alias, page], index) =>
      redirect(`alias${index}`, `^${escapeRegExp(prefix + alias)}(/.*)?$`, `${prefix}${page}/`),
    ),
  ];
  const start = prefix === '/' ? '' : `\t\tredir ${prefix.slice(0, -1)} ${prefix} 301\n`;
  return `# Edify for Caddy 2.6 and later.

(edify_headers) {
	# Unless a file has its own.
	header ?Content-Security-Policy "${policies.other}"
	header {
${[...securityHeaders.slice(1), hsts].map(([name, value]) => `\t\t${name} "${value}"`).join('\n')}
		-Server
	}
}

(edify) {
	import edify_headers
	route {
${start}${redirects.join('\n')}

		# No file has a zero byte in its name; requesting one from the disk would be a server error.
		@zero path_regexp \\x00
		error @zero 400

		# Never sent: files for servers, and everything that starts with a dot (except for certificates).
		@hidden {
			path_regexp (?i)(/\\.|/(${undottedFiles.map(escapeRegExp).join('|')})$)
			not path /.well-known/*
		}
		error @hidden 404

		@other_method not method GET HEAD OPTIONS
		error @other_method 405

		# GATES. Caddy decodes the address and removes "/../", the expressions accept any number of slashes, and "(?i)"
		# ignores case, so no spelling of an address bypasses a gate.
		@faculty path_regexp (?i)${gatedPattern(prefix, faculty)}
		@students path_regexp (?i)${gatedPattern(prefix, student)}
		# Each gate has its own users: a student's password does not open faculty pages.
		# 1. Names and passwords (the second word of a line comes from: caddy hash-password); users who may read both are in both lists:
		#basicauth @faculty bcrypt Faculty {
		#	FACULTY_NAME HASH
		#}
		#basicauth @students bcrypt "Students and faculty" {
		#	STUDENT_NAME HASH
		#	FACULTY_NAME HASH
		#}
		# 2. Your single sign-on: OIDC through oauth2-proxy, Shibboleth or CAS through a proxy of theirs, or anything that
		#    answers 2xx, 403 or a redirect to its sign-in page. Use the group names of your sign-on:
		#forward_auth @faculty 127.0.0.1:4180 {
		#	uri /oauth2/auth?allowed_groups=faculty
		#}
		#forward_auth @students 127.0.0.1:4180 {
		#	uri /oauth2/auth?allowed_groups=students,faculty
		#}

		# How long a response may be cached. Files below ${hashedFolder} are renamed when their content changes.
		@hashed path_regexp ^${path}${escapeRegExp(hashedFolder)}
		@other not path_regexp ^${path}${escapeRegExp(hashedFolder)}
		header @hashed Cache-Control "${cacheControl.hashed}"
		header @other Cache-Control "${cacheControl.other}"
		# The workers that read other people's files request nothing and run no text as code.
		@workers path_regexp ${workerPattern(prefix)}
		header @workers Content-Security-Policy "${policies.worker}"
${types()}

		# The time alone does not show that a file changed (it goes back with an earlier release); browsers also send the ETag.
		request_header -If-Modified-Since

		handle_path ${prefix}* {
			root * ${siteFolder}
			file_server {
				precompressed br gzip
			}
		}
		error 404
	}
	handle_errors {
		import edify_headers
		header Cache-Control "${cacheControl.error}"
		@lost expression {err.status_code} in [403, 404]
		handle @lost {
			root * ${siteFolder}
			rewrite * /404.html
			header Content-Type "text/html; charset=utf-8"
			file_server {
				precompressed br gzip
			}
		}
		respond "{err.status_code}"
	}
}

${host} {
	import edify
}
`;
}
