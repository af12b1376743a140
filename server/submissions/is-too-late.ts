import type { ProcessSource } from '#engine'
import type { Application } from '../applications/application.ts'
import { contextOf } from '../applications/context-of.ts'
import type { Tenant } from '../tenants/tenant.ts'

type SubmissionSource = NonNullable<ProcessSource['submissions'][string]>

/** Whether a submission is refused for an application because what it would change is bound by then. */
export const isTooLate = (
  tenant: Pick<Tenant, 'journey' | 'settings'>,
  application: Application,
  { tooLate }: Pick<SubmissionSource, 'tooLate'>,
): boolean =>
  tooLate !== undefined && tenant.journey.predicates.compile(tooLate.when)(contextOf(tenant, application))
