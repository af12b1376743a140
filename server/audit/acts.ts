/**
 * Acts that calls of the staff, the operator and, where it matters, of customers leave in the audit log. The names must not
 * change, because entries are kept for ever. Triggers write others (docs/audit.md).
 */
export type Act =
  | 'saw.application'
  | 'saw.desk'
  | 'saw.document'
  | 'saw.chat'
  | 'saw.chats'
  | 'saw.feedback'
  | 'saw.invitations'
  | 'saw.letters'
  | 'saw.numbers'
  | 'saw.retention'
  | 'saw.staff'
  | 'saw.surveys'
  | 'saw.vendor-calls'
  | 'decided.application'
  | 'decided.condition'
  | 'decided.refusal'
  | 'decided.hold'
  | 'decided.purge'
  | 'changed.access'
  | 'changed.address'
  | 'changed.availability'
  | 'changed.chat'
  | 'changed.closed'
  | 'changed.factor'
  | 'changed.invited'
  | 'changed.password'
  | 'changed.phone'
  | 'changed.vendor-call'
  | 'configured.staff'
  | 'exported.account'

/** Acts that pages repeat by themselves: having a list in view. Each person leaves one entry an hour of them. */
export const inView: ReadonlySet<Act> = new Set([
  'saw.desk',
  'saw.chat',
  'saw.chats',
  'saw.feedback',
  'saw.invitations',
  'saw.numbers',
  'saw.retention',
  'saw.staff',
  'saw.surveys',
  'saw.vendor-calls',
])

/** Reasons that a member of staff chooses for opening an application that does not wait for them. */
export const reasons = ['REVIEW', 'BORROWER_ASKED', 'COMPLAINT', 'EXAMINATION', 'CORRECTION'] as const
