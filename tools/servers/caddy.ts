import { gatedPattern, escapeRegExp, siteFolder, type SiteLayout } from './site-layout';
import { cacheControl, hashedFolder, hiddenFiles, hsts, securityHeaders } from './rules';
import { fileTypes } from './file-type';

const undottedFiles = hiddenFiles.filter((file) => !file.startsWith('.'));

/** The types that Caddy does not know by itself, or not everywhere. */
function types(): string {
  return fileTypes
    .map(({ type, endings, isText }, index) => {
      const pattern = endings.map((ending) => `*.${ending}`).join(' ');
      return `\t\t@type${index} path ${pattern}\n\t\theader @type${index} Content-Type "${type}${isText ? '; charset=utf-8' : ''}"`;
    })
    .join('\n');
}

/** A redirect for addresses with a query, and one for those without: an empty query would leave its mark. */
function redirect(name: string, pattern: string, to: string): string[] {
  const matcher = (suffix: string, asked: string) =>
    `\t\t@${name}${suffix} {\n\t\t\tpath_regexp ${pattern}\n\t\t\texpression {http.request.uri.query} ${asked} ""\n\t\t}\n`;
  return [
    `${matcher('_asked', '!=')}\t\tredir @${name}_asked ${to}?{query} 301`,
    `${matcher('', '==')}\t\tredir @${name} ${to} 301`,
  ];
}

/** A whole Caddyfile: Caddy gets and renews the certificate of the host by itself. */
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
    // Caddy's own redirect to a folder forgets the query.
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
	header {
${[...securityHeaders, hsts].map(([name, value]) => `\t\t${name} "${value}"`).join('\n')}
		-Server
	}
}

(edify) {
	import edify_headers
	route {
${start}${redirects.join('\n')}

		# No file has a zero byte in its name; asking the disk for one would be an error of the server's.
		@zero path_regexp \\x00
		error @zero 400

		# What is never sent: files for servers, and everything that starts with a dot (but for certificates).
		@hidden {
			path_regexp (?i)(/\\.|/(${undottedFiles.map(escapeRegExp).join('|')})$)
			not path /.well-known/*
		}
		error @hidden 404

		@other_method not method GET HEAD OPTIONS
		error @other_method 405

		# GATES. Caddy has decoded the address and taken "/../" out of it, the expressions take any number of slashes, and
		# "(?i)" takes upper and lower case alike, so no spelling of an address gets round a gate.
		@faculty path_regexp (?i)${gatedPattern(prefix, faculty)}
		@students path_regexp (?i)${gatedPattern(prefix, student)}
		# Each gate has users of its own: a student's password does not open the pages of the faculty.
		# 1. Names and passwords (the second word of a line comes from: caddy hash-password); who may read both is in both lists:
		#basicauth @faculty bcrypt Faculty {
		#	FACULTY_NAME HASH
		#}
		#basicauth @students bcrypt "Students and faculty" {
		#	STUDENT_NAME HASH
		#	FACULTY_NAME HASH
		#}
		# 2. Your single sign-on: OIDC through oauth2-proxy, Shibboleth or CAS through a proxy of theirs, or anything that
		#    answers 2xx, 403 or a redirect to its sign-in page. Call the groups as your sign-on does:
		#forward_auth @faculty 127.0.0.1:4180 {
		#	uri /oauth2/auth?allowed_groups=faculty
		#}
		#forward_auth @students 127.0.0.1:4180 {
		#	uri /oauth2/auth?allowed_groups=students,faculty
		#}

		# How long an answer may be kept. Files below ${hashedFolder} change their name with their content.
		@hashed path_regexp ^${path}${escapeRegExp(hashedFolder)}
		@other not path_regexp ^${path}${escapeRegExp(hashedFolder)}
		header @hashed Cache-Control "${cacheControl.hashed}"
		header @other Cache-Control "${cacheControl.other}"
${types()}

		# The time alone does not tell that a file changed (it goes back with an earlier release); browsers send the ETag as well.
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
