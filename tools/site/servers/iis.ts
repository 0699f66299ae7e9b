import type { SiteLayout } from './site-layout';
import { hiddenFiles } from '@/tools/file/listed-file';
import { cacheControl, policies, securityHeaders, workerFiles } from './rules';
import { fileTypes } from './file-type';

/** The media types for IIS, which refuses files of unknown types. */
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
 * The file that IIS reads from the site's folder; it uses only what is part of IIS itself. HSTS is a setting of the
 * site there, and IIS ignores case, so the alternative spellings need no rule.
 */
export function webConfig({ prefix, student, faculty }: SiteLayout): string {
  const headers = securityHeaders.map(
    ([name, value]) =>
      `        <remove name="${name}" />\n        <add name="${name}" value="${value}" />`,
  );
  const worker = (file: string) => `  <location path="${file}">
    <system.webServer>
      <httpProtocol>
        <customHeaders>
          <remove name="Content-Security-Policy" />
          <add name="Content-Security-Policy" value="${policies.worker}" />
        </customHeaders>
      </httpProtocol>
    </system.webServer>
  </location>`;
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
      <!-- Every response except hashed files is revalidated: "${cacheControl.other}". -->
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

  <!-- Files below _next/static are renamed when their content changes: "${cacheControl.hashed}". -->
  <location path="_next/static">
    <system.webServer>
      <staticContent>
        <clientCache cacheControlMode="UseMaxAge" cacheControlMaxAge="365.00:00:00" cacheControlCustom="public, immutable" />
      </staticContent>
    </system.webServer>
  </location>

  <!-- The workers that read other people's files request nothing and run no text as code. -->
${workerFiles.map(worker).join('\n')}

  <!-- GATES. Turn on Windows authentication (or your single sign-on's module: OIDC, Shibboleth) for the site, enter your
       roles, and uncomment this section. IIS decodes the address first and ignores case.
${faculty.map((segment) => gate(segment, 'COLLEGE\\Faculty')).join('\n')}
${student.map((segment) => gate(segment, 'COLLEGE\\Students,COLLEGE\\Faculty')).join('\n')}
  -->
</configuration>
`;
}
