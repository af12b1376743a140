export { operatorInvitation } from './operator-invitation.ts'
export { operatorOutbox } from './operator-outbox.ts'
