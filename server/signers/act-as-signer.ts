import type { Application } from '../applications/application.ts'
import { shifted } from '../clock/clock.ts'
import type { Transaction } from '../database/database.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import { findNamed } from '../validation/find-named.ts'
import { acts } from './acts/acts.ts'
import { changeSigner } from './change-signer.ts'
import { signerStep } from './signer-step.ts'
import { lockSigning, type Signing } from './signing.ts'

/** Checks, in this order: that the act exists, that it is due where the signer stands, and its values. */
export async function actAsSigner(
  tx: Transaction,
  services: Services,
  found: Signing,
  { name, values }: { readonly name: string; readonly values: unknown },
): Promise<Application> {
  const act = findNamed(acts, name)
  if (act === undefined) throw new Problem(404, 'SUBMISSION_UNKNOWN', { name })
  const signing = await lockSigning(tx, found)
  if (!act.at.includes(signerStep(signing))) throw new Problem(409, 'SIGNER_NOT_DUE')
  const { application } = signing
  const tenant = services.tenants.resolve(application.tenant)
  const now = shifted(services.clock.now(), application.timeShiftMs)
  const change = await act.handle({ tx, services, tenant, signing, values, now })
  return changeSigner(tx, services, signing, change)
}
