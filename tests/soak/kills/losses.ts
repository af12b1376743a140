import { asJsonObject, type TenantJourney } from '#source'
import type { ToldWalker } from './walkers.ts'

/** Acknowledged changes of a borrower that the server does not have, as sentences. */
export async function lossesOf(
  { client, acknowledged }: ToldWalker,
  { source }: TenantJourney,
): Promise<readonly string[]> {
  if (client.applicationUuid === '') return []
  const events = (await client.passedEvents()).map(({ event }) => event)
  const heloc = JSON.stringify(await client.heloc())
  const version = Number((await client.status()).version)
  return acknowledged.flatMap(({ path, answer }) => {
    const [, name = ''] = /\/submissions\/([\w-]+)$/.exec(path) ?? []
    const event = source.process.submissions[name]?.event
    const { uuid, source: income, status } = asJsonObject(answer)
    const isKept =
      event === undefined
        ? // The response of an upload or a linked income contains its uuid.
          heloc.includes(String(uuid ?? asJsonObject(income).uuid ?? ''))
        : events.includes(event) && Number(asJsonObject(status).version) <= version
    return isKept ? [] : [`${path} was acknowledged and is lost: ${JSON.stringify(answer).slice(0, 300)}`]
  })
}
