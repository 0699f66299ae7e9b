import type {
  BreadcrumbList,
  CollegeOrUniversity,
  Graph,
  SoftwareApplication,
  WebSite,
} from 'schema-dts';
import type { Landing } from '@/content/schema/marketing/landing';
import type { Site } from '@/content/schema/site';
import { absolute, routes, type StaticRoute } from './routes';

/**
 * The landing page's data for search engines: the college, the site and the product, as schema.org types. It has no
 * rating, because the one on the page is a sample figure, not a count of reviews.
 */
export function landingData(site: Site, landing: Pick<Landing, 'features'>): Graph {
  const url = absolute(site.siteUrl, routes.landing);
  const { description } = site.pages.landing;
  const college = { '@id': `${url}#college` };
  const organisation: CollegeOrUniversity = {
    '@type': 'CollegeOrUniversity',
    ...college,
    name: site.college,
    url,
    logo: absolute(site.siteUrl, site.logo.src),
    email: site.helpCentre.email,
    sameAs: site.social.map(({ href }) => href),
  };
  const website: WebSite = {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name: site.product,
    url,
    description,
    inLanguage: 'en',
    publisher: college,
  };
  const application: SoftwareApplication = {
    '@type': 'SoftwareApplication',
    '@id': `${url}#application`,
    name: site.product,
    url,
    description,
    applicationCategory: 'EducationalApplication',
    operatingSystem: 'Any with a web browser',
    featureList: landing.features.items.map(({ title }) => title),
    ...(site.shareImage && { screenshot: absolute(site.siteUrl, '/images/share.png') }),
    provider: college,
  };
  return { '@context': 'https://schema.org', '@graph': [organisation, website, application] };
}

/** The breadcrumb from the landing page to a page one level below it. */
export function breadcrumbData(site: Site, name: StaticRoute, text: string): Graph {
  const step = (position: number, route: StaticRoute, title: string) =>
    ({
      '@type': 'ListItem',
      position,
      name: title,
      item: absolute(site.siteUrl, routes[route]),
    }) as const;
  const list: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: [step(1, 'landing', site.product), step(2, name, text)],
  };
  return { '@context': 'https://schema.org', '@graph': [list] };
}
