import type { WithdrawableConsent } from '#generated/api'
import { eq } from '../database/drizzle.ts'
import { ceoFeedback } from '../database/schema.ts'
import { saveChoice } from '../letters/notification-choices.ts'
import type { Services } from '../services.ts'

/** Withdraws a consent that is independent of the application. */
export async function withdrawConsent(
  { database: { db }, clock }: Services,
  identity: string,
  consent: WithdrawableConsent,
): Promise<void> {
  if (consent === 'news') await saveChoice(db, identity, { topic: 'news', isWanted: false }, clock.now())
  else await db.update(ceoFeedback).set({ marketingConsent: false }).where(eq(ceoFeedback.identity, identity))
}
