import { asJsonObject, asText, type JsonObject } from '#source'
import { loadJourney } from '../../tools/commands/input/load-journey.ts'
import { parseOptions } from '../../tools/commands/input/parse-options.ts'
import { askOperator } from '../operator/ask-operator.ts'
import { objectsOf } from '../operator/load-funnel.ts'
import { serverUrl } from '../operator/server-url.ts'

/**
 * Prints how many applicants the experiments of a lender assigned and which outcomes these reached, from the event log
 * of a running server.
 */
export async function experiment(args: readonly string[]): Promise<number> {
  const options = parseOptions(args, ['tenant', 'url'], ['json'])
  const { code } = loadJourney(options.find('tenant')).tenant
  const path = `/operator/experiments?orgCode=${encodeURIComponent(code)}`
  const answer = asJsonObject(await askOperator(serverUrl(options), path))
  console.log(options.has('json') ? JSON.stringify(answer, null, 2) : print(answer))
  return 0
}

function print({ tenant = '', experiments }: JsonObject): string {
  const found = objectsOf(experiments)
  if (found.length === 0) return `No experiment of ${asText(tenant)} has assigned anybody.`
  return [`Experiments of ${asText(tenant)}, with 95% confidence`, ...found.flatMap(describe)].join('\n')
}

const describe = ({ name, variation, assigned, outcomes }: JsonObject): readonly string[] => [
  '',
  `${asText(name)}, ${asText(variation)}: ${Number(assigned)} assigned`,
  ...objectsOf(outcomes).map(({ outcome, reached, low, high }) => {
    const share = Number(reached) / Number(assigned)
    return `  ${asText(outcome).padEnd(14)} ${String(reached).padStart(6)}  ${percent(share)}  (${percent(Number(low))} to ${percent(Number(high))})`
  }),
]

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`.padStart(6)
