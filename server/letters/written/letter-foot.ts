import { pathOf } from '#engine'
import { addressLine } from '../../tenants/address-line.ts'
import { letterLink } from '../../tenants/letter-link.ts'
import { sentence } from '../../tenants/sentence.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { isRequiredTopic, letterTopic } from '../letter-topic.ts'
import type { LetterLink } from './letter-parts.ts'

/** Foot of every letter: the sender, its license, and why this address gets it. */
export interface LetterFoot {
  readonly lines: readonly string[]
  readonly why: string
  /** Page on which the reader chooses their letters. Undefined if there is no choice. */
  readonly choose?: LetterLink
  /** Link that unsubscribes from letters of this kind without signing in. */
  readonly stop?: LetterLink
}

export function letterFoot(tenant: Tenant, template: string, refusalLink?: string): LetterFoot {
  const say = (key: string) => sentence(tenant, key)
  const { companyInfo, footer } = tenant.settings.org.orgMetaData
  const topic = letterTopic(template)
  const settings = letterLink(tenant, pathOf(tenant.journey.source.pages, 'dashboard/settings'))
  return {
    lines: [
      say('server.entry.license'),
      addressLine(companyInfo.companyAddress),
      ...(footer.footerImage === 'OTHER' ? [] : [say(`footer.marks.${footer.footerImage}`)]),
      ...(footer.regulatorLogo ? [say(`footer.marks.${footer.regulatorLogo}`)] : []),
      say('server.letterFoot.help'),
    ],
    why: say(`server.letterFoot.why.${topic}`),
    ...(!isRequiredTopic(topic) && {
      choose: { label: say('server.letterFoot.choose'), url: settings },
    }),
    ...(refusalLink !== undefined && { stop: { label: say('server.letterFoot.stop'), url: refusalLink } }),
  }
}
