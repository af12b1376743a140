import { isRecord } from '#engine'
import type { CompleteTenant } from '#generated/tenant'
import type { Sister } from '#product'
import type { CallLimits } from '../kit/api/call-limits.ts'

/** Information about the lender in the document, written by the server (specification, section 1). */
export interface Organization extends Omit<OrganizationSettings, 'orgPricingData'> {
  readonly orgPricingData: readonly ShownPricing[]
  readonly tenant: TenantInfo
}

type OrganizationSettings = CompleteTenant['org']

/** Offer of the lender's pricing, with the details that the organisation adds to it. */
export type ShownPricing = CompleteTenant['pricing']['offers'][number] &
  Omit<OrganizationSettings['orgPricingData'][number], 'term'>

export type FooterInfo = OrganizationSettings['orgMetaData']['footer']

export interface TenantInfo {
  readonly code: string
  readonly journeyUrl: string
  readonly copyUrl: string
  readonly setup: 'RETAIL' | 'WHOLESALE' | 'CLOSED'
  readonly referrerRequired: boolean
  readonly providerBrand: boolean
  readonly features: Readonly<Record<string, boolean>>
  /** Addresses of the lender's sibling products, by their path here; false for a product that it does not have. */
  readonly siblings?: CompleteTenant['siblings']
  /** Highest loan-to-value ratio, and highest rate that a line may have, for an estimate. */
  readonly estimate: { readonly maxCltvBps: number; readonly highestBps: number }
  /** Lenders of the same brand, which lend in other states. */
  readonly sisters?: readonly Sister[]
  /** Other languages in which the lender's pages can be read, each by its own name and with the words that offer it. */
  readonly languages?: readonly {
    readonly locale: string
    readonly name: string
    readonly offer: string
  }[]
  /** Parts of the service that stay in the lender's first language, on a page in another one. */
  readonly stays?: {
    readonly title: string
    readonly parts: readonly string[]
    /** Sentence that agents of the chat write in that language, if they do. */
    readonly chat?: string
  }
  /** Channel of the live chat and the skill that its agents need. mayBeForced: the URL may select another channel. */
  readonly chat?: Pick<NonNullable<CompleteTenant['chat']>, 'channel' | 'skill'> & {
    readonly mayBeForced: boolean
  }
  /** Settings of the service that replays how an application was used, for applicants who consent. */
  readonly replay?: CompleteTenant['replay']
  readonly limits: CallLimits
  /** Texts of the error screen. They are here because the journey, which has all other texts, may be what failed to load. */
  readonly snag: Readonly<
    Record<'title' | 'lead' | 'network' | 'unexpected' | 'contact' | 'retry' | 'dashboard', string>
  >
  readonly logoUrl?: string
  readonly logoAlt?: string
}

export const missingOrganization = 'No private label data found'

/** Reads the organisation information of the document. Throws the specification's message if there is none. */
export function parseOrganization(document: Document): Organization {
  const organization = findOrganization(document)
  if (!organization) throw new Error(missingOrganization)
  return organization
}

export function findOrganization(document: Document): Organization | undefined {
  const text = document.getElementById('organization-info')?.textContent
  const value: unknown = text ? JSON.parse(text) : undefined
  return isOrganization(value) ? value : undefined
}

/** Checks that a value looks like the organisation information. The server has already validated the tenant's JSON. */
function isOrganization(value: unknown): value is Organization {
  return (
    isRecord(value) &&
    typeof value.orgCode === 'string' &&
    isRecord(value.orgMetaData) &&
    isRecord(value.orgMetaData.companyInfo) &&
    isRecord(value.tenant) &&
    typeof value.tenant.journeyUrl === 'string' &&
    isRecord(value.tenant.limits)
  )
}
