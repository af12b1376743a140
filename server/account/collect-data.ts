import type { AccountData } from '#generated/api'
import { loadAllOf } from '../applications/application-store.ts'
import type { Identity } from '../auth/find-identity.ts'
import { listSessions } from '../auth/session-store.ts'
import type { Bearer } from '../auth/tokens.ts'
import { loadChoices } from '../letters/notification-choices.ts'
import { viewFactor } from '../second-factor/factor-store.ts'
import type { Services } from '../services.ts'
import { signingsOf } from '../signers/signing.ts'
import { collectConversations } from './collect-conversations.ts'
import { collectLetters } from './collect-letters.ts'
import { collectDrafts, collectExperiments, collectFeedback, collectUsage } from './collect-others.ts'
import { toOwnApplication, toSignedApplication } from './describe-application.ts'
import { listConsents } from './list-consents.ts'

/**
 * Collects all data about a person as a copy for them, part by part. It contains no password, code or sealed number, and
 * nothing that belongs to a co-owner.
 */
export async function collectData(
  services: Services,
  account: Identity,
  bearer: Bearer,
): Promise<AccountData> {
  const { db } = services.database
  const { uuid, tenant, userType, email, profile, createdAt, updatedAt } = account
  const own = await loadAllOf(db, uuid)
  const signed = await signingsOf(services, services.tenants.of(account), account)
  const conversations = await collectConversations(db, uuid)
  return {
    madeAt: services.clock.now().toISOString(),
    account: {
      uuid,
      userType,
      email,
      organizationCode: services.tenants.resolve(tenant).settings.org.orgCode,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    },
    profile,
    secondFactor: await viewFactor(services, uuid),
    sessions: [...(await listSessions(services, bearer))],
    consents: await listConsents(services, account),
    notificationChoices: await loadChoices(db, uuid),
    applications: await Promise.all(own.map((one) => toOwnApplication(services, one))),
    signedApplications: await Promise.all(signed.map((one) => toSignedApplication(services, one))),
    drafts: await collectDrafts(db, services.secrets.dataKey, uuid),
    letters: await collectLetters(db, account, {
      own: own.map((one) => one.uuid),
      signed: signed.map(({ application }) => application.uuid),
    }),
    experiments: await collectExperiments(db, uuid),
    feedback: await collectFeedback(db, uuid),
    ...conversations,
    ...(await collectUsage(
      db,
      uuid,
      own.map((one) => one.uuid),
    )),
  }
}
