import type { Problem } from '@/content/parse';
import { sha256 } from '@/tools/file/sha256';

/** The values of the sample that visitors of a college's own site would read: its file and path, a digest of its value, and what to do. */
const sampleValues = `
  site.json|college|8224ae90|Write the name of your college.
  site.json|logo.src|5dc16469|Put your logo into public/images and name it here.
  site.json|siteUrl|0c2be648|Write the address of your site.
  site.json|shareImage|33e0d96e|Say what your preview picture shows, or set it to null.
  site.json|helpCentre.email|14a25e89|Write the address that answers queries.
  site.json|passwords|46b528ac|Say how a password is changed at your college.
  site.json|map|e7a56582|Describe your map.
  site.json|social|ac5d46e0|Link to your pages, or set it to [].
  marketing/landing.json|loop|c5f7e92d|Say what your portal is for, or set it to null.
  marketing/landing.json|audiences|acb380f2|Say for whom your portal is, or set it to null.
  marketing/landing.json|figures|08d6b7c5|Write your own figures, or set it to null.
  marketing/landing.json|testimonials|0fd0c508|Quote your own people, or set it to null.
  marketing/landing.json|features.items|df811109|Claim only what is true at your college.
  marketing/landing.json|footer.newsletter|48f8c2b8|Describe your own, or set it to null.
  marketing/landing.json|footer.contact|b4653618|Write the address for enquiries.
  marketing/landing.json|hero|169de3bc|Write your own words.
  marketing/demo.json|student|3851c536|Invent a student of your college.
  marketing/demo.json|decision|f1134f16|Invent a teacher of your college.
  marketing/demo.json|activities|9cbeead6|Invent activities of your college.
  marketing/demo.json|timetable|f8a9c2b9|Invent a timetable of your college.
  student/calendar.json|months|61558f83|Write your own calendar.
  student/campus-map.json|buildings|6333d6df|Draw your own campus.`
  .split('\n')
  .slice(1)
  .map(
    (line) =>
      line.trim().split('|') as [file: string, path: string, digest: string, allowed: string],
  );

type Values = Readonly<Record<string, unknown>>;

/** Returns what a content without the open sample still has of it. A college that opens the sample has nothing to replace. */
export function sampleLeft(contents: Values): Problem[] {
  const site = contents['site.json'] as { openSample?: boolean } | undefined;
  if (site?.openSample !== false) return [];
  return sampleValues.flatMap(([file, path, digest, allowed]) => {
    const value = valueAt(contents[file], path);
    if (digestOf(value) !== digest) return [];
    const found = JSON.stringify(value);
    return {
      ...{ file, path, message: "This is still the sample's.", allowed },
      found: found.length > 80 ? `${found.slice(0, 79)}…` : found,
    };
  });
}

const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce((at, key) => (at as Record<string, unknown> | undefined)?.[key], value);

function digestOf(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return sha256(text, 8);
}
