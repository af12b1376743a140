import { createHash } from 'node:crypto'
import { type DisclosureVersion, inForce } from '#engine'
import type { PageId } from '#generated/ids'
import type { Evidence } from '../../applications/evidence.ts'
import { findSentence } from '../../tenants/sentence.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { findPublicText } from './consent-text.ts'
import { hashText } from './render-document.ts'

/** Returns evidence of the disclosures and texts that a page shows beside its submission, each with version and hash of its words. */
export function shownDisclosures(tenant: Tenant, page: PageId, now: Date): readonly Evidence[] {
  const { pages, disclosures } = tenant.journey.source
  const { disclosures: due = [], texts = [] } = pages.pages[page] ?? {}
  const shown = due.flatMap((id) => {
    const version = inForce(disclosures?.disclosures[id]?.versions ?? [], now)
    if (version === undefined) return []
    return [
      { id, version: version.version, textHash: hashOf([id, version.version, textOf(tenant, version)]) },
    ]
  })
  const read = texts.flatMap((id) => {
    const text = findPublicText(tenant, id, now)
    return text === undefined ? [] : [{ id, version: text.version, textHash: hashText(text) }]
  })
  return [...read, ...shown].map(({ id, version, textHash }) => ({
    kind: 'SHOWN',
    subject: id,
    version,
    textHash,
    detail: { page },
  }))
}

/** Finds the words of one version of a disclosure, as the evidence names it. */
export function findDisclosureText(tenant: Tenant, id: string, version: string): string | undefined {
  const versions = tenant.journey.source.disclosures?.disclosures[id]?.versions
  const found = versions?.find((each) => each.version === version)
  return found && textOf(tenant, found)
}

const textOf = (tenant: Tenant, { copy }: DisclosureVersion): string => findSentence(tenant, copy) ?? ''

const hashOf = (words: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(words)).digest('hex')
