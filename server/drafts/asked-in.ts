import type { PageSource } from '#generated/dsl'
import type { Tenant } from '../tenants/tenant.ts'

/** Returns the forms that bear the name of a page of an area: what is asked there, though no step of its own sends it. */
export const askedIn = ({ forms, journey }: Tenant, area: PageSource['area']): readonly string[] =>
  [...forms.keys()].filter((id) => journey.source.pages.pages[id]?.area === area)
