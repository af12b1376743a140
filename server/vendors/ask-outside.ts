import type { Services } from '../services.ts'

/** Error that rolls back a transaction in which a vendor is called. */
class VendorAsked extends Error {
  /** Calls the vendor and keeps the response for the next run. */
  readonly ask: () => Promise<void>

  constructor(question: string, ask: () => Promise<void>) {
    super(`${question} is asked outside of the transaction.`)
    this.ask = ask
  }
}

/** Most vendor calls of one run. Work that exceeds it makes a different call each time. */
const mostQuestions = 20

/**
 * Runs work in a transaction that needs vendors, without holding the transaction while they respond, which may take up to ten
 * seconds each. At a vendor call the transaction is rolled back, the vendor called and the work run again, which then finds the
 * response. So everything that the work reads is read after the last response. The key of a call, which contains the version of
 * the application, identifies it. The work must change nothing outside of its transaction.
 */
export async function askOutside<T>(
  services: Services,
  work: (services: Services) => Promise<T>,
): Promise<T> {
  const answers = new Map<string, unknown>()
  const { vendors } = services
  const asking = {
    ...services,
    vendors: {
      ...vendors,
      of: (tenant: Parameters<typeof vendors.of>[0]) => answered(vendors.of(tenant), answers, tenant.code),
    },
  }
  for (let questions = 0; questions <= mostQuestions; questions += 1) {
    try {
      return await work(asking)
    } catch (error) {
      if (!(error instanceof VendorAsked)) throw error
      await error.ask()
    }
  }
  throw new Error(`More than ${mostQuestions} questions to vendors came up in one transaction.`)
}

/** Wraps the vendors so that each method returns a known response, and otherwise throws its call. */
function answered<T extends object>(known: T, answers: Map<string, unknown>, path: string): T {
  return new Proxy(known, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name)
      const place = `${path}.${String(name)}`
      if (typeof member === 'function')
        return async (...args: readonly unknown[]) => {
          const question = `${place} ${keyOf(args)}`
          if (answers.has(question)) return answers.get(question)
          throw new VendorAsked(question, async () => {
            answers.set(question, await Reflect.apply(member, target, args))
          })
        }
      return typeof member === 'object' && member !== null ? answered(member, answers, place) : member
    },
  })
}

/** Returns the key of a call from its arguments. Calls that only read have none and are identified by their arguments. */
function keyOf(args: readonly unknown[]): string {
  const call = args.at(-1)
  if (typeof call === 'object' && call !== null && 'key' in call) return String(call.key)
  return JSON.stringify(args)
}
