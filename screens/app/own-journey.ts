import { lazy } from 'react'
import { limitValues } from '#engine'
import type * as copy from '#generated/copy'
import type * as domain from '#generated/domain'
import type * as forms from '#generated/forms'
import type * as ids from '#generated/ids'
import { lenderFacts, type OwnJourney as ProductJourney } from '#product'
import type { Organization } from '../journey/organization.ts'
import type { JourneyValue } from '../kit/journey/journey-context.ts'
import type { LoadedJourney } from '../kit/journey/load-journey.ts'
import { loadModule } from '../kit/ui/load-module.ts'

/** Types of this product that the kit's hooks and components speak in. */
declare module '../kit/host.ts' {
  interface Register {
    copyValues: copy.CopyValues
    copyKey: copy.CopyKey
    linkedKey: copy.LinkedKey
    journey: ProductJourney
    limitId: ids.LimitId
    pageId: ids.PageId
    formId: ids.FormId
    submission: ids.SubmissionName
    text: ids.DocumentId
    formValues: forms.FormValues
    application: {
      readonly profile: domain.Profile
      readonly heloc: domain.Heloc
      readonly status: domain.ApplicationStatus
    }
    facts: { readonly organization: Organization }
  }
}

/** Widgets of this product, loaded together, since the first question of registration needs none. */
const widgets = Object.fromEntries(
  (['ssn', 'account', 'pin', 'routing', 'password', 'recovery'] as const).map((name) => [
    name,
    lazy(async () => ({ default: (await import('../features/account/own-widgets.tsx')).ownWidgets[name] })),
  ]),
)

/** Loads the requests of visitors, with which the first question can wait for the first letter. */
const loadCalls = async () => (await loadModule(() => import('../api/public-calls.ts'))).publicCalls

/** Returns a lender's journey with what this product gives its pages: facts of the lender, calls and widgets. */
export function ownJourney(loaded: LoadedJourney, organization: Organization): JourneyValue {
  return {
    ...loaded,
    journey: loaded.journey as ProductJourney, // its limits are those of which the types are made
    organization,
    name: organization.orgBrand,
    known: { ...limitValues(loaded.journey.source.limits, loaded.locale), ...lenderFacts(organization) },
    support: `tel:${organization.orgMetaData.companyInfo.phone}`,
    context: { tenant: organization.tenant },
    backend: {
      readText: async (id) => (await loadCalls()).disclosure(id),
      suggestAddresses: async (typed, signal) => (await loadCalls()).addressSuggestions(typed, signal),
    },
    widgets,
  }
}
