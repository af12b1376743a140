export interface TextPart {
  readonly text: string
  /** Address of a link that may be followed. */
  readonly href?: string
}

const address = /https?:\/\/[^\s<>"']+/gi
/** What ends a sentence is no part of an address. */
const trailing = /[.,;:!?)\]}]+$/

/** A text with its links. Only those whose host is on the list can be followed; the others stay words. */
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
