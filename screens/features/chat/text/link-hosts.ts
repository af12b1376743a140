import type { Organization } from '../../../journey/organization.ts'

/** Returns the hosts whose links may be followed: our own, and those of addresses in the lender's data. */
export function linkHosts({ orgMetaData }: Organization, own: string): ReadonlySet<string> {
  const addresses = JSON.stringify(orgMetaData).matchAll(/"(https:\/\/[^"\\]+)"/g)
  const hosts = [...addresses].flatMap(([, url = '']) => (URL.canParse(url) ? [new URL(url).host] : []))
  return new Set([own, ...hosts])
}
