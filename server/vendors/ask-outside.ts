import type { Services } from '../services.ts'

/** Undoes a transaction in which a vendor is asked. */
class VendorAsked extends Error {
  /** Asks the vendor, and keeps the answer for the next time. */
  readonly ask: () => Promise<void>

  constructor(question: string, ask: () => Promise<void>) {
    super(`${question} is asked outside of the transaction.`)
    this.ask = ask
  }
}

/** No work asks more vendors than that; one that does asks another question each time. */
const mostQuestions = 20

/**
 * Does work in a transaction that needs vendors, which may take up to ten seconds each, without holding it meanwhile: where
 * one is asked, the transaction is undone, the vendor asked, and the work done again, which then finds the answer. So whatever
 * the work reads is read after the last answer; a question is known again by the key of its call, which names the version of
 * the application. The work must change nothing but by its transaction.
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

/** The same vendors, each method of which answers what is known, and otherwise throws its question. */
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

/** The key of the call among some arguments; what only reads has none, and is known by what it asks. */
function keyOf(args: readonly unknown[]): string {
  const call = args.at(-1)
  if (typeof call === 'object' && call !== null && 'key' in call) return String(call.key)
  return JSON.stringify(args)
}
