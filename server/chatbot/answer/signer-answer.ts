import { formatDate, turnOfSigner } from '#engine'
import type { HelpArticle, OwnQuestion } from '#source'
import { hasRightToCancel } from '../../applications/has-right-to-cancel.ts'
import { shortName } from '../../auth/full-name.ts'
import { lastDaySaid } from '../../clock/last-day-said.ts'
import { mayCancel } from '../../signers/may-cancel.ts'
import { signerStep } from '../../signers/signer-step.ts'
import type { Signing } from '../../signers/signing.ts'
import { signingEnd } from '../../signers/signing-end.ts'
import { signingHold } from '../../signers/signing-hold.ts'
import { signingStanding } from '../../signers/signing-phase.ts'
import { sentence } from '../../tenants/sentence.ts'
import { pageTitle } from './page-title.ts'

/** Questions that have an answer of the co-owner's own. */
const answers: Partial<Record<OwnQuestion, (signing: Signing) => string>> = {
  why: turn,
  next: turn,
  needed: turn,
  duration: turn,
  cancel,
  debt,
  risk: debt,
  approved: (signing) => besides(signing, 'server.chatbot.own.signer.approved'),
  money: (signing) => besides(signing, 'server.chatbot.own.signer.money'),
  monthly: (signing) => besides(signing, 'server.chatbot.own.signer.money'),
  payment: (signing) => besides(signing, 'server.chatbot.own.signer.money'),
  held: (signing) => besides(signing, 'server.chatbot.own.signer.money'),
  payout: (signing) => besides(signing, 'server.chatbot.own.signer.money'),
  recording,
  declined: (signing) => besides(signing, 'server.chatbot.own.signer.approved'),
  credit: (signing) => besides(signing, 'server.chatbot.own.signer.approved'),
  stopped: (signing) => (mayCancel(signing) ? `${turn(signing)} ${cancel(signing)}` : turn(signing)),
}

/** Questions that a co-owner has an answer of their own to, whatever the help says. */
export const positionsOfSigners: ReadonlySet<string | undefined> = new Set(Object.keys(answers))

/** Answers in place of an article that is not a co-owner's, by what it says of them. */
const instead: Readonly<Record<NonNullable<HelpArticle['coOwner']>, (signing: Signing) => string>> = {
  borrowers: (signing) => {
    const borrowerName = shortName(signing.application.profile)
    const theirs = sentence(signing.tenant, 'server.chatbot.own.signer.borrowers', { borrowerName })
    return `${theirs} ${turn(signing)}`
  },
  decision: (signing) => besides(signing, 'server.chatbot.own.signer.approved'),
  free: (signing) => besides(signing, 'server.chatbot.own.signer.free'),
  notary: (signing) => besides(signing, 'server.chatbot.own.signer.notary'),
  call: ({ tenant }) => sentence(tenant, 'server.chatbot.own.signer.call'),
  turn,
  location: (signing) => besides(signing, 'server.chatbot.own.signer.location'),
  condition: (signing) => besides(signing, 'server.chatbot.own.signer.condition'),
  documents: (signing) =>
    sentence(signing.tenant, 'server.chatbot.own.signer.documents', {
      step: signerStep(signing),
      page: pageTitle(signing.tenant, 'heloc-signer/documents'),
    }),
}

/**
 * Answers a co-owner's question about what they have to do, may do and owe, by the step of their own signing. Of what is
 * the borrower's alone it says that it is. Undefined where the help's general answer is right.
 */
export const signerAnswer = (
  signing: Signing,
  { position, coOwner, while: until }: Pick<HelpArticle, 'position' | 'coOwner' | 'while'>,
): string | undefined =>
  (position && answers[position]?.(signing)) ??
  (coOwner && instead[coOwner](signing)) ??
  (until && hasPassed(signing, until) ? turn(signing) : undefined)

/** Whether a co-owner is past what an article is about: it is over, or they have signed and it is nothing that goes on after that. */
function hasPassed(signing: Signing, until: NonNullable<HelpArticle['while']>): boolean {
  return isOver(signing) || (until !== 'open' && signerStep(signing) === 'SIGNED')
}

/** Says that the money is held, if it is, and what the co-owner has to do, or where the application is once nothing is asked of them. */
function turn(signing: Signing): string {
  const hold = signingHold(signing)
  if (hold === undefined) return ownStep(signing)
  const held = `${hold.title}. ${hold.text}`
  return signerStep(signing) === 'SIGNED' ? held : `${held} ${ownStep(signing)}`
}

function ownStep(signing: Signing): string {
  const { tenant, application } = signing
  const { pages } = tenant.journey.source
  const step = signerStep(signing)
  if (turnOfSigner(pages, step) === 'signer') {
    const page = pageTitle(tenant, pages.signerSteps?.[step] ?? '')
    const borrowerName = shortName(application.profile)
    return sentence(tenant, 'server.chatbot.own.signer.turn', { page, step, borrowerName })
  }
  return step === 'SIGNED'
    ? sentence(tenant, 'server.chatbot.own.signer.signed', { standing: signingStanding(signing) })
    : over(signing)
}

/** Says how the application ended, or that they do not sign. */
const over = (signing: Signing): string =>
  signerStep(signing) === 'CANCELLED'
    ? signingEnd(signing)
    : sentence(signing.tenant, 'server.chatbot.own.signer.over')

/** Says whether, where and until when the co-owner may cancel. */
function cancel(signing: Signing): string {
  const { tenant } = signing
  if (isOver(signing)) return over(signing)
  return sentence(tenant, 'server.chatbot.own.signer.cancel', {
    kind: cancelKind(signing),
    ...lastDaySaid(tenant, signing.application),
    page: pageTitle(tenant, 'heloc-signer/resume'),
    refuse: sentence(tenant, 'helocSigner.refuse.heading'),
  })
}

function cancelKind(signing: Signing): 'UNSIGNED' | 'OPEN' | 'OVER' | 'NONE' {
  if (signerStep(signing) !== 'SIGNED') return 'UNSIGNED'
  if (mayCancel(signing)) return 'OPEN'
  return hasRightToCancel(signing.application.heloc) ? 'OVER' : 'NONE'
}

/** Says what a co-owner has nothing to do with, and then what concerns them. */
const besides = (
  signing: Signing,
  key: `server.chatbot.own.signer.${'approved' | 'money' | 'free' | 'notary' | 'location' | 'condition'}`,
): string => `${sentence(signing.tenant, key)} ${turn(signing)}`

/** Says that the deed was recorded and when, or what it waits for, and what the co-owner has to do. */
function recording(signing: Signing): string {
  if (isOver(signing)) return turn(signing)
  const day = signing.application.loanFile.milestones?.recorded
  const date = day === undefined ? 'none' : formatDate(day)
  return `${sentence(signing.tenant, 'server.chatbot.own.signer.recording', { date })} ${turn(signing)}`
}

function debt(signing: Signing): string {
  return sentence(signing.tenant, 'server.chatbot.own.signer.debt', { isOver: String(isOver(signing)) })
}

function isOver(signing: Signing): boolean {
  const step = signerStep(signing)
  return step === 'REFUSED' || step === 'CANCELLED'
}
