import type { SiteLayout } from './site-layout';
import { cacheControl, hiddenFiles, securityHeaders } from './rules';
import { fileTypes } from './file-type';

/** The types that IIS is told of; it refuses files whose type it does not know. */
function types(): string {
  return fileTypes
    .flatMap(({ type, endings, isText }) =>
      endings.map(
        (ending) =>
          `      <remove fileExtension=".${ending}" />\n` +
          `      <mimeMap fileExtension=".${ending}" mimeType="${type}${isText ? '; charset=utf-8' : ''}" />`,
      ),
    )
    .join('\n');
}

/**
 * The file that IIS reads out of the site's folder; it uses nothing that is not part of IIS itself. HSTS is a setting of
 * the site there, and names differ in nothing by upper and lower case, so the second spellings need no rule.
 */
export function webConfig({ prefix, student, faculty }: SiteLayout): string {
  const headers = securityHeaders.map(
    ([name, value]) =>
      `        <remove name="${name}" />\n        <add name="${name}" value="${value}" />`,
  );
  const hidden = hiddenFiles
    .filter((file) => file !== 'web.config')
    .map((file) => `          <add segment="${file}" />`);
  const gate = (segment: string, roles: string) => `    <location path="${segment}">
      <system.webServer><security><authorization>
        <remove users="*" roles="" verbs="" />
        <add accessType="Allow" roles="${roles}" />
      </authorization></security></system.webServer>
    </location>`;
  return `<?xml version="1.0" encoding="utf-8"?>
<!-- Edify for IIS 10. Not run by our tests: after copying, run "npm run verify" against the address. -->
<configuration>
  <system.webServer>
    <defaultDocument>
      <files>
        <clear />
        <add value="index.html" />
      </files>
    </defaultDocument>
    <directoryBrowse enabled="false" />
    <urlCompression doStaticCompression="true" doDynamicCompression="false" />
    <httpErrors errorMode="Custom" existingResponse="Replace" defaultResponseMode="ExecuteURL">
      <remove statusCode="403" />
      <error statusCode="403" path="${prefix}404.html" />
      <remove statusCode="404" />
      <error statusCode="404" path="${prefix}404.html" />
    </httpErrors>
    <staticContent>
      <!-- Every answer but hashed files is asked for anew: "${cacheControl.other}". -->
      <clientCache cacheControlMode="DisableCache" />
${types()}
    </staticContent>
    <httpProtocol>
      <customHeaders>
        <remove name="X-Powered-By" />
${headers.join('\n')}
      </customHeaders>
    </httpProtocol>
    <security>
      <requestFiltering removeServerHeader="true">
        <hiddenSegments>
${hidden.join('\n')}
        </hiddenSegments>
      </requestFiltering>
    </security>
  </system.webServer>

  <!-- Files below _next/static change their name with their content: "${cacheControl.hashed}". -->
  <location path="_next/static">
    <system.webServer>
      <staticContent>
        <clientCache cacheControlMode="UseMaxAge" cacheControlMaxAge="365.00:00:00" cacheControlCustom="public, immutable" />
      </staticContent>
    </system.webServer>
  </location>

  <!-- GATES. Turn on Windows authentication (or your single sign-on's module: OIDC, Shibboleth) for the site, name your
       roles, and take this comment away. IIS decodes the address first and knows no upper and lower case.
${faculty.map((segment) => gate(segment, 'COLLEGE\\Faculty')).join('\n')}
${student.map((segment) => gate(segment, 'COLLEGE\\Students,COLLEGE\\Faculty')).join('\n')}
  -->
</configuration>
`;
}
