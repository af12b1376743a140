import { isUuid } from '#engine'
import type { ExperimentVariation, OptimizeUser } from '#generated/api'
import type { FlagDefinition } from '#generated/dsl'
import type { Bearer } from '../auth/tokens.ts'
import { eq } from '../database/drizzle.ts'
import { experimentAssignments, identities } from '../database/schema.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { type EvaluatedFlag, evaluateFlag, type FlagContext } from './evaluate-flag.ts'
import { assignedFlag, isExperiment } from './experiment.ts'

/** Person and lender of a flag request. */
export interface FlagQuestion {
  readonly tenant: Tenant
  readonly user: OptimizeUser
  readonly bearer: Bearer | undefined
}

/** Evaluates flags for a person by key: as assigned, otherwise by the lender's own flag service, otherwise by flows and lender. */
export async function evaluateFor(
  services: Services,
  question: FlagQuestion,
  keys: readonly string[],
): Promise<ReadonlyMap<string, EvaluatedFlag>> {
  const { tenant, bearer } = question
  const source = tenant.effective.source.flags
  const service = services.vendors.of(tenant).flags
  // No person is looked up for flags that are equal for everybody.
  const isPersonal = service !== undefined || keys.some((key) => isExperiment(source.flags[key]))
  const person = isPersonal && bearer !== undefined ? await loadFlagPerson(services, bearer) : nobody
  const context = contextOf(question, person)
  const theirs = await service?.evaluate(
    new Map(keys.map((key) => [key, kindOf(source.flags[key])])),
    context,
  )
  const flagOf = (key: string) =>
    assignmentOf(source.flags[key], person.assignments.get(key)) ??
    theirs?.get(key) ??
    evaluateFlag(source, key, context)
  return new Map(keys.map((key) => [key, flagOf(key)]))
}

/** Returns the facts for evaluation. An invalid tracker, which anybody may send, is ignored. */
function contextOf({ tenant, user, bearer }: FlagQuestion, person: FlagPerson): FlagContext {
  const tracker = person.tracker ?? user.trackerId
  return {
    ...(isUuid(tracker) && { targetingKey: tracker }),
    organization: tenant.settings.org.orgCode,
    isSignedIn: bearer !== undefined,
  }
}

const assignmentOf = (
  flag: FlagDefinition | undefined,
  variation: ReturnType<FlagPerson['assignments']['get']>,
): EvaluatedFlag | undefined =>
  isExperiment(flag) && variation !== undefined ? assignedFlag(flag, variation) : undefined

const kindOf = (flag: FlagDefinition | undefined): 'boolean' | 'object' =>
  typeof flag?.variants.off === 'object' ? 'object' : 'boolean'

/** Data of a signed-in person that flags depend on. */
interface FlagPerson {
  /** Tracker of the profile, equal in all of the person's browsers. */
  readonly tracker: string | undefined
  /** Variation by experiment. */
  readonly assignments: ReadonlyMap<string, ExperimentVariation>
}

const nobody: FlagPerson = { tracker: undefined, assignments: new Map() }

async function loadFlagPerson(
  { database: { db } }: Pick<Services, 'database'>,
  { identity }: Pick<Bearer, 'identity'>,
): Promise<FlagPerson> {
  const { name, variation } = experimentAssignments
  const rows = await db
    .select({ profile: identities.profile, name, variation })
    .from(identities)
    .leftJoin(experimentAssignments, eq(experimentAssignments.identity, identities.uuid))
    .where(eq(identities.uuid, identity))
  return {
    tracker: rows[0]?.profile.optimizelyProfileUuid,
    assignments: new Map(
      rows.flatMap((row) => (row.name === null || row.variation === null ? [] : [[row.name, row.variation]])),
    ),
  }
}
