import type { PGlite } from '@electric-sql/pglite'

type Query = (text: string, ...rest: readonly unknown[]) => unknown

/** Records the statements that a database receives from now on, in and outside of transactions, except those of the job queue. */
export function recordStatements(client: PGlite): string[] {
  const statements: string[] = []
  const recording = <Target extends object>(target: Target): Target =>
    new Proxy(target, {
      get: (inner, name) => {
        const value: unknown = Reflect.get(inner, name, inner)
        if (typeof value !== 'function') return value
        if (name !== 'query') return value.bind(inner)
        const query: Query = value.bind(inner)
        return (text: string, ...rest: readonly unknown[]) => {
          if (!text.includes('pgboss')) statements.push(text)
          return query(text, ...rest)
        }
      },
    })
  const { query, transaction } = recording(client)
  client.query = query
  const begin = transaction.bind(client)
  client.transaction = (work) => begin((tx) => work(recording(tx)))
  return statements
}
