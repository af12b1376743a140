import type { CompleteTenant } from '#generated/tenant'
import type { CallLimits } from '../api/call-limits.ts'
import { isRecord } from '../storage/drafts.ts'

/** What the page says of the lender; the server wrote it into the document (specification, section 1). */
export interface Organization extends Omit<OrganizationSettings, 'orgPricingData'> {
  readonly orgPricingData: readonly ShownPricing[]
  readonly tenant: TenantInfo
}

type OrganizationSettings = CompleteTenant['org']

/** What the lender offers, with what the organisation adds to it. */
export type ShownPricing = CompleteTenant['pricing']['offers'][number] &
  Omit<OrganizationSettings['orgPricingData'][number], 'term'>

export type FooterInfo = OrganizationSettings['orgMetaData']['footer']

export interface TenantInfo {
  readonly code: string
  readonly journeyUrl: string
  readonly copyUrl: string
  readonly setup: 'RETAIL' | 'WHOLESALE'
  readonly referrerRequired: boolean
  readonly providerBrand: boolean
  readonly features: Readonly<Record<string, boolean>>
  /** Addresses that the lender has for sibling products, by their path here; false for one that it does not have. */
  readonly siblings?: CompleteTenant['siblings']
  /** Who carries the live chat and what an agent of it must know; mayBeForced: an address may name another channel. */
  readonly chat?: Pick<NonNullable<CompleteTenant['chat']>, 'channel' | 'skill'> & {
    readonly mayBeForced: boolean
  }
  /** Replays how an application was used, for those who agree. */
  readonly replay?: CompleteTenant['replay']
  readonly limits: CallLimits
  /** The words of the error screen: the journey, which has all others, may be what could not be loaded. */
  readonly snag: Readonly<Record<'title' | 'lead' | 'network' | 'contact' | 'retry' | 'dashboard', string>>
  readonly logoUrl?: string
  readonly logoAlt?: string
}

export const missingOrganization = 'No private label data found'

/** Reads the organisation information of the page; throws the specification's message when there is none. */
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

/** The server validated the tenant's JSON; here it is enough to know that it is one. */
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
