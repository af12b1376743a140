import type { FastifyRequest } from 'fastify'
import { bearerOf, signedIn } from '../auth/authenticate.ts'
import type { Database, Transaction } from '../database/database.ts'
import { and, asc, desc, eq, gt, inArray, sql } from '../database/drizzle.ts'
import { applications, identities, sessions } from '../database/schema.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import type { Application } from './application.ts'
import { withoutState } from './kept-status.ts'
import { signerDeniedAt } from './signer-denied-at.ts'

/**
 * Loads an application of the bearer. Throws a Problem (404) for any other, so that its existence stays secret. One query
 * checks the session and reads the application.
 */
export async function loadOwned(
  services: Services,
  request: FastifyRequest,
  uuid: string,
): Promise<Application> {
  const row = await signedIn(services, request, (isOpen) =>
    services.database.db
      .select({ lastUsedAt: sessions.lastUsedAt, application: applications, ...ofPeople })
      .from(sessions)
      .innerJoin(identities, eq(identities.uuid, sessions.identity))
      .leftJoin(applications, and(eq(applications.owner, identities.uuid), eq(applications.uuid, uuid)))
      .where(isOpen),
  )
  return found(row)
}

/** Loads an application of this owner and locks it until the transaction ends. */
export async function lockOwned(tx: Transaction, uuid: string, owner: string): Promise<Application> {
  const isOwned = and(eq(applications.uuid, uuid), eq(applications.owner, owner))
  const [row] = await locked(selectApplications(tx).where(isOwned))
  return found(row)
}

export async function findApplication(
  db: Database | Transaction,
  uuid: string,
): Promise<Application | undefined> {
  const row = await selectOne(db, uuid)
  return row === undefined ? undefined : toApplication(row)
}

/** Loads an application. Throws a Problem (404) if there is none. */
export async function loadApplication({ database }: Services, uuid: string): Promise<Application> {
  return found(await selectOne(database.db, uuid))
}

/** Loads all applications of the bearer, the newest first. */
export const loadAllOwned = (
  { database }: Services,
  request: FastifyRequest,
): Promise<readonly Application[]> => loadAllOf(database.db, bearerOf(request).identity)

export async function lockApplication(tx: Transaction, uuid: string): Promise<Application | undefined> {
  const [row] = await locked(selectApplications(tx).where(eq(applications.uuid, uuid)))
  return row === undefined ? undefined : toApplication(row)
}

function found(row: { readonly [Key in keyof Row]: Row[Key] | null } | undefined): Application {
  const {
    application = null,
    profile = null,
    locale = null,
    deniedAt = null,
    signerDeniedAt = null,
  } = row ?? {}
  if (application === null || profile === null) throw new Problem(404, 'APPLICATION_NOT_FOUND')
  return toApplication({ application, profile, locale, deniedAt, signerDeniedAt })
}

/**
 * Locks both rows of the join. After a wait Postgres rereads only locked rows, so an unlocked profile would be the one from
 * before the other change. Keys are not locked, so rows that refer to them can be added.
 */
const locked = (query: ReturnType<ReturnType<typeof selectApplications>['where']>) =>
  query.for('no key update', { of: [applications, identities] })

/** Loads all applications of a person, the newest first. */
export async function loadAllOf(db: Database | Transaction, owner: string): Promise<readonly Application[]> {
  const rows = await selectApplications(db)
    .where(eq(applications.owner, owner))
    .orderBy(desc(applications.createdAt))
  return rows.map(toApplication)
}

/** Part of a list that begins after an application, as it was when the part before it was read. */
export interface ListPart {
  readonly after?: { readonly since: Date; readonly uuid: string } | undefined
  readonly limit: number
}

/** Loads applications that meet a condition, the longest unchanged first. */
export async function loadOldest(
  db: Database,
  which: ReturnType<typeof and>,
  { after, limit }: ListPart,
): Promise<readonly Application[]> {
  const order = [asc(applications.updatedAt), asc(applications.uuid)]
  const isAfter =
    after && sql`(${applications.updatedAt}, ${applications.uuid}) > (${after.since}, ${after.uuid}::uuid)`
  // Chosen without the people: sorting is cheap only while rows are narrow.
  const chosen = db.select({ uuid: applications.uuid }).from(applications).where(and(which, isAfter))
  const rows = await selectApplications(db)
    .where(inArray(applications.uuid, chosen.orderBy(...order).limit(limit)))
    .orderBy(...order)
  return rows.map(toApplication)
}

/** Loads a batch of all applications, ordered by uuid, after a given one. */
export async function loadAfter(
  db: Database,
  after = '00000000-0000-0000-0000-000000000000',
): Promise<readonly Application[]> {
  const rows = await selectApplications(db)
    .where(gt(applications.uuid, after))
    .orderBy(asc(applications.uuid))
    .limit(500)
  return rows.map(toApplication)
}

/** Loads all applications that name a person among their additional signers, the newest first. */
export async function loadSignedBy(
  db: Database | Transaction,
  identity: string,
): Promise<readonly Application[]> {
  const named = JSON.stringify([{ identityUuid: identity }])
  const rows = await selectApplications(db)
    .where(sql`${applications.heloc} -> 'helocSigners' @> ${named}::jsonb`)
    .orderBy(desc(applications.createdAt))
  return rows.map(toApplication)
}

/** Loads all applications of a person, and then those that they sign. */
export const loadConcerned = async (
  db: Database | Transaction,
  identity: string,
): Promise<readonly Application[]> => [
  ...(await loadAllOf(db, identity)),
  ...(await loadSignedBy(db, identity)),
]

async function selectOne(db: Database | Transaction, uuid: string): Promise<Row | undefined> {
  const [row] = await selectApplications(db).where(eq(applications.uuid, uuid))
  return row
}

/** Columns of the people of an application. */
const ofPeople = {
  profile: identities.profile,
  locale: identities.locale,
  deniedAt: identities.deniedAt,
  signerDeniedAt,
}

const selectApplications = (db: Database | Transaction) =>
  db
    .select({ application: applications, ...ofPeople })
    .from(applications)
    .innerJoin(identities, eq(identities.uuid, applications.owner))

interface Row {
  readonly application: typeof applications.$inferSelect
  readonly profile: Application['profile']
  readonly locale: string | null
  readonly deniedAt: Date | null
  readonly signerDeniedAt: Date | null
}

const toApplication = ({ application, ...people }: Row): Application => ({
  ...application,
  ...people,
  status: withoutState(application.status),
})
