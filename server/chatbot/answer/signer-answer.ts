import { turnOfSigner } from '#engine'
import type { OwnQuestion } from '#source'
import { signerStep } from '../../signers/signer-step.ts'
import type { Signing } from '../../signers/signing.ts'
import { sentence } from '../../tenants/sentence.ts'
import { pageTitle } from './page-title.ts'

/** Questions that have an answer of the co-owner's own. */
const asked: ReadonlySet<OwnQuestion> = new Set(['why', 'next', 'needed', 'duration', 'debt'])

/**
 * Answers a co-owner's question about what they have to do and what they owe, by the step of their own signing. Undefined for what
 * is the borrower's alone, such as the decision and the amount.
 */
export function signerAnswer(signing: Signing, question: OwnQuestion): string | undefined {
  if (!asked.has(question)) return undefined
  const { tenant } = signing
  const { pages } = tenant.journey.source
  const step = signerStep(signing)
  if (question === 'debt') {
    const isOver = String(step === 'REFUSED' || step === 'CANCELLED')
    return sentence(tenant, 'server.chatbot.own.signer.debt', { isOver })
  }
  if (turnOfSigner(pages, step) === 'signer') {
    const page = pageTitle(tenant, pages.signerSteps?.[step] ?? '')
    return sentence(tenant, 'server.chatbot.own.signer.turn', { page, step })
  }
  return sentence(
    tenant,
    step === 'SIGNED' ? 'server.chatbot.own.signer.signed' : 'server.chatbot.own.signer.over',
  )
}
