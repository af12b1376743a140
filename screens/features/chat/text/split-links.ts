import type { Organization } from '../../../journey/organization.ts'

export interface TextPart {
  readonly text: string
  /** URL of a link that may be followed. */
  readonly href?: string
}

const address = /https?:\/\/[^\s<>"']+/gi
/** Punctuation at the end of a sentence, which is no part of a URL. */
const trailing = /[.,;:!?)\]}]+$/

/** Splits a text into plain parts and links. Only links to a listed host are links; the others stay text. */
export function splitLinks(text: string, hosts: ReadonlySet<string>): readonly TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const href = found.replace(trailing, '')
    if (!isListed(href, hosts)) continue
    parts.push({ text: text.slice(end, index) }, { text: href, href })
    end = index + href.length
  }
  return [...parts, { text: text.slice(end) }].filter((part) => part.text !== '')
}

function isListed(href: string, hosts: ReadonlySet<string>): boolean {
  if (!URL.canParse(href)) return false
  const { host, username, password } = new URL(href)
  return hosts.has(host) && username === '' && password === ''
}

/**
 * Returns the hosts whose links may be followed: our own, and those of the lender's data, which are the addresses of its pages,
 * partners and sister lenders, and the domain of its mail.
 */
export function linkHosts({ orgMetaData, tenant }: Organization, own: string): ReadonlySet<string> {
  const data = JSON.stringify([orgMetaData, tenant.siblings, tenant.sisters])
  const hosts = [...data.matchAll(/"(https?:\/\/[^"\\]+)"/g)].flatMap(
    ([, url = '']) => URL.parse(url)?.host ?? [],
  )
  const domain = orgMetaData.companyInfo.email?.split('@')[1] ?? own
  return new Set([own, ...hosts, domain, `www.${domain}`])
}
