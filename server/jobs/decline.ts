import { formatMessage } from '#engine'
import type { Patch } from '../applications/patch.ts'
import { renderDocument } from '../documents/render-document.ts'
import type { JobInput, JobOutcome } from './job.ts'

/** The end of an application, with the notice of adverse action and its specific reasons (12 CFR 1002.9). */
export async function declineWith(input: JobInput, reasons: readonly string[]): Promise<JobOutcome> {
  const notice = await adverseAction(input, reasons)
  return { event: 'declined', patch: { ...notice, status: { uwDecision: 'DECLINE' } } }
}

/** The notice of adverse action, kept and sent, whatever the state that follows. */
export async function adverseAction({ tenant, now }: JobInput, reasons: readonly string[]): Promise<Patch> {
  const sentences = reasons.map((reason) => reasonSentence(tenant.journey.source.copy, reason, tenant.locale))
  const notice = await renderDocument(tenant, 'adverse-action', { reasons: sentences.join('\n') }, now)
  return {
    loanFile: { adverseActionReasons: [...reasons] },
    documents: [notice],
    letters: [{ channel: 'MAIL', template: 'decision' }],
  }
}

function reasonSentence(
  copy: JobInput['tenant']['journey']['source']['copy'],
  reason: string,
  locale: string,
): string {
  const message = copy[`server.reasons.${reason}`]
  if (message === undefined) throw new Error(`The copy has no server.reasons.${reason}.`)
  return formatMessage(message, {}, locale)
}
