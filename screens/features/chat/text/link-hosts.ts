import type { Organization } from '../../../journey/organization.ts'

/** Hosts whose links may be followed: our own, and those of the addresses that the lender's data gives. */
export function linkHosts({ orgMetaData }: Organization, own: string): ReadonlySet<string> {
  const addresses = JSON.stringify(orgMetaData).matchAll(/"(https:\/\/[^"\\]+)"/g)
  const hosts = [...addresses].flatMap(([, url = '']) => (URL.canParse(url) ? [new URL(url).host] : []))
  return new Set([own, ...hosts])
}
