import { randomUUID } from 'node:crypto'
import type { Application } from '../applications/application.ts'
import { findApplication, loadConcerned } from '../applications/application-store.ts'
import { isPaymentHeld } from '../applications/is-payment-held.ts'
import { type AttemptPurpose, accountPrefix } from '../auth/limits/attempt-key.ts'
import { brandOf } from '../auth/staff/staff-realm.ts'
import type { Transaction } from '../database/database.ts'
import { and, eq, inArray, isNotNull, isNull, like, or } from '../database/drizzle.ts'
import { accountUnlocks, identities, rateLimits } from '../database/schema.ts'
import { Problem } from '../errors/problem.ts'
import { removeFactor } from '../second-factor/factor-store.ts'
import type { Services } from '../services.ts'
import { tellOfAct } from './tell-of-act.ts'
import { tellOfLifting } from './tell-of-lifting.ts'

export interface Unlock {
  readonly email: string
  /** Realms in which the account may be: lenders, or the staff's. */
  readonly realms: readonly string[]
  /** `operator`, or the identity of the staff member. */
  readonly by: string
  /** Whether the second factor is removed, for an owner who has lost it. */
  readonly removesFactor?: boolean | undefined
}

const purposes: readonly AttemptPurpose[] = ['password', 'change', 'code', 'factor', 'mail']

export interface Unlocked {
  readonly identities: readonly string[]
  /** Accounts whose second factor was removed. */
  readonly withoutFactor: readonly string[]
  /** Applications whose money was held until then. */
  readonly lifted: readonly Application[]
  /** Applications whose money stays held, because somebody else who owns or signs them said so too. */
  readonly held: readonly Application[]
}

/**
 * Sets the accounts of an address free: forgets every counted attempt on them, removes a lost second factor, and releases money
 * that waits because their owner said that somebody else acted. Tells that owner and everyone who was told of a hold, notes who
 * did it, and returns the accounts. Throws a Problem (404) if there is none.
 */
export async function unlockAccounts(
  services: Services,
  { email, realms, by, removesFactor = false }: Unlock,
): Promise<Unlocked> {
  const { database, clock } = services
  return database.db.transaction(async (tx) => {
    const theirs = and(
      inArray(identities.tenant, [...realms]),
      eq(identities.email, email.toLowerCase()),
      isNull(identities.closedAt),
    )
    const denied = await deniedOf(tx, services, theirs)
    const unlocked = await tx
      .update(identities)
      .set({ deniedAt: null })
      .where(theirs)
      .returning({ uuid: identities.uuid, code: identities.tenant })
    if (unlocked.length === 0) throw new Problem(404, 'ACCOUNT_UNKNOWN').at('email')
    const withoutFactor: string[] = []
    for (const { uuid: identity, code } of unlocked) {
      if (removesFactor && (await removeFactor(tx, identity))) {
        withoutFactor.push(identity)
        await tellOfAct(tx, services, brandOf(services, code), { identity, template: 'factorRemoved' })
      }
      const keys = purposes.map((purpose) => {
        const prefix = accountPrefix(services, purpose, { tenant: { code }, email })
        return like(rateLimits.key, `${prefix}%`)
      })
      await tx.delete(rateLimits).where(or(...keys))
      await tx
        .insert(accountUnlocks)
        .values({ uuid: randomUUID(), identity, unlockedBy: by, unlockedAt: clock.now() })
    }
    const lifted: Application[] = []
    const stillHeld: Application[] = []
    for (const { identity, code, held } of denied) {
      if (held.length === 0)
        await tellOfAct(tx, services, brandOf(services, code), { identity, template: 'denialLifted' })
      for (const { uuid } of held) {
        const now = await findApplication(tx, uuid)
        if (now === undefined) continue
        const isStillHeld = isHeld(services, now)
        const found = isStillHeld ? stillHeld : lifted
        found.push(now)
        await tellOfLifting(tx, services, { application: now, identity, isStillHeld })
      }
    }
    return { identities: unlocked.map(({ uuid }) => uuid), withoutFactor, lifted, held: stillHeld }
  })
}

/** Account whose owner said that somebody else acted. */
interface Denied {
  readonly identity: string
  /** Code of the account's realm. */
  readonly code: string
  /** Applications whose money waits for that: their own, and those that they sign. */
  readonly held: readonly Application[]
}

/** Locks and returns the accounts whose owners said that somebody else acted. */
async function deniedOf(
  tx: Transaction,
  services: Pick<Services, 'tenants'>,
  theirs: ReturnType<typeof and>,
): Promise<readonly Denied[]> {
  const denied = await tx
    .select({ identity: identities.uuid, code: identities.tenant })
    .from(identities)
    .where(and(theirs, isNotNull(identities.deniedAt)))
    .for('no key update')
  return Promise.all(
    denied.map(async (account) => {
      const concerned = await loadConcerned(tx, account.identity)
      return { ...account, held: concerned.filter((application) => isHeld(services, application)) }
    }),
  )
}

const isHeld = ({ tenants }: Pick<Services, 'tenants'>, application: Application): boolean =>
  isPaymentHeld(tenants.of(application), application)
